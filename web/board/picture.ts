/** A static board: the picture without grid, hand and listeners. */
import { BoardChoices } from './choices.js';
import { Scene } from './scene/scene.js';
import type { BoardView } from './types.js';

const EMPTY_HAND = { held: null, drag: null, arrow: null, picked: null, walk: null };

/** Returns an element that fills its parent. It costs a tenth of a board and is hidden from screen readers. */
export function picture(view: BoardView): HTMLElement {
  const scene = new Scene();
  scene.show(view, new BoardChoices(view, 'none'), EMPTY_HAND, false);
  const root = document.createElement('div');
  root.className = 'hm-board hm-still hm-only-picture';
  const stage = document.createElement('div');
  stage.className = 'hm-stage';
  stage.append(scene.element);
  root.append(stage);
  return root;
}
