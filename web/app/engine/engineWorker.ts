/** The engine's worker: its own core, one question at a time. A question that nobody wants any more ends with the worker. */
import { chooseAction, levelOf } from '../../core/levels.js';
import { loadCore, type Core, type Position } from '../../core/index.js';
import type { Analysis, Answer, Question, Request } from './engine.js';
import type { Hint } from '../table/model/types.js';

const HINT_NODES = 20_000;
const HINT_MS = 900;
const SLICE = 256;
const ANALYSIS_NODES = 60_000;
const ANALYSIS_MS = 160;
const LINES = 3;

let core: Promise<Core> | null = null;

function positionOf(loaded: Core, question: Question): Position {
  const position = loaded.parsePosition(question.text);
  if (!position.ok) throw new Error(`${position.code}: ${question.text}`);
  return position.value;
}

function choose(loaded: Core, question: Question, number: number): string {
  const position = positionOf(loaded, question);
  const level = levelOf(question.mode, question.side, number);
  const end = performance.now() + 1000 * level.seconds;
  const action = chooseAction(loaded, position, level, {
    seed: question.seed,
    history: question.history,
    trodden: question.trodden,
    isStopped: () => performance.now() > end,
    ...(question.allowed && { allowed: question.allowed }),
  });
  return position.mode.tokens[action] as string;
}

function hint(loaded: Core, question: Question): Hint {
  const position = positionOf(loaded, question);
  const { history, allowed } = question;
  const search = loaded.search(position, { history, ...(allowed && { allowed }) });
  try {
    const end = performance.now() + HINT_MS;
    for (let nodes = 0; nodes < HINT_NODES && performance.now() < end; nodes += SLICE) if (!search.step(SLICE)) break;
    const { candidates } = search.report();
    const best = candidates[0];
    if (!best) throw new Error(`nothing to hint at: ${question.text}`);
    return { action: best.action, line: search.line(0), values: best.values };
  } finally {
    search.close();
  }
}

/** Searches on in slices and tells what it knows now and then, until nothing is left to learn or the nodes are spent. */
async function analyse(number: number, question: Question): Promise<void> {
  if (!core) return;
  const loaded = await core;
  const { history } = question;
  const search = loaded.search(positionOf(loaded, question), { history });
  try {
    for (let nodes = 0, goesOn = true; goesOn && nodes < ANALYSIS_NODES; ) {
      const end = performance.now() + ANALYSIS_MS;
      while (goesOn && nodes < ANALYSIS_NODES && performance.now() < end) {
        goesOn = search.step(SLICE);
        nodes += SLICE;
      }
      const report = search.report();
      const analysis: Analysis = {
        nodes: report.nodes,
        values: report.values,
        lines: report.candidates.slice(0, LINES).map(({ values, proof }, index) => ({
          actions: search.line(index),
          values,
          proof,
        })),
        isFinished: !goesOn || nodes >= ANALYSIS_NODES,
      };
      self.postMessage({ type: 'analysis', number, analysis } satisfies Answer);
      await new Promise(resolve => setTimeout(resolve, 0));
    }
  } finally {
    search.close();
  }
}

async function answer(request: Exclude<Request, { type: 'load' | 'analyse' }>): Promise<Answer> {
  const { number, question } = request;
  try {
    if (!core) throw new Error('no core');
    const loaded = await core;
    return request.type === 'choose'
      ? { type: 'action', number, action: choose(loaded, question, request.level) }
      : { type: 'hint', number, hint: hint(loaded, question) };
  } catch (error) {
    return { type: 'failed', number, reason: String(error) };
  }
}

self.onmessage = (event: MessageEvent<Request>) => {
  const request = event.data;
  if (request.type === 'load') core = loadCore(request.module);
  else if (request.type === 'analyse') void analyse(request.number, request.question);
  else void answer(request).then(found => self.postMessage(found));
};
