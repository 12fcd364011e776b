/** A view only to be looked at: the picture of a board without its grid, its hand and its listeners. */
import { Offer } from './offer.js';
import { Scene } from './scene/scene.js';
import type { BoardView } from './types.js';

const EMPTY_HAND = { held: null, drag: null, arrow: null, picked: null };

/** Returns an element that fills what it is put into; a board costs ten times as much. Nothing in it is read aloud. */
export function picture(view: BoardView): HTMLElement {
  const scene = new Scene();
  scene.show(view, new Offer(view, 'none'), EMPTY_HAND, false);
  const root = document.createElement('div');
  root.className = 'hm-board hm-still hm-only-picture';
  const stage = document.createElement('div');
  stage.className = 'hm-stage';
  stage.append(scene.element);
  root.append(stage);
  return root;
}
