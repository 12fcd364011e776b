/** Texts of the maze editor: names and hints of its tools, descriptions of faults. */
import { t } from '../i18n/messages.svelte.js';
import { RUNNERS, type MazeFault, type Runner } from '../../core/index.js';
import type { MazeTool } from './model/edit.js';

export function isRunner(tool: MazeTool): tool is Runner {
  return RUNNERS.some(each => each === tool);
}

export function toolName(tool: MazeTool): string {
  return isRunner(tool) ? t(`piece-${tool}`) : t(`tool-${tool}`);
}

export function toolHint(tool: MazeTool): string {
  if (isRunner(tool)) return t('maze-hint-piece', { piece: t(`piece-${tool}`) });
  return t(`maze-hint-${tool.startsWith('gate') ? 'gate' : tool}`);
}

/** Describes a fault in a sentence. */
export function faultText({ code, squares, fences, piece, count }: MazeFault): string {
  const [one = squares[0] ?? '', other = squares[1] ?? ''] = fences;
  const about = { n: count, one, other, squares: squares.join(' '), piece: piece ? t(`piece-${piece}`) : '' };
  if (code === 'maze.start' && squares.length > 0) return t('fault-start-not', about);
  return t(`fault-${code.slice('maze.'.length)}`, about);
}
