/** The engine's worker: its own core, one request after the other. A cancelled request ends with the worker. */
import { canPonder, LevelSearch, levelOf } from '../../core/levels.js';
import { loadCore, type Core, type Position, type Search } from '../../core/index.js';
import { networkOf } from './networks.js';
import { Ponderer } from './ponderer.js';
import type { Analysis, EngineAnswer, LevelQuestion, Limits, PonderQuestion, Question, Request } from './engine.js';

const SLICE = 256;
const LINES = 3;

let core: Promise<Core> | null = null;
let ponderer: Ponderer | null = null;
/** Counts requests; pondering that has not begun when another one comes does not begin. */
let requests = 0;

function post(answer: EngineAnswer): void {
  self.postMessage(answer);
}

function positionOf(loaded: Core, { text }: Question): Position {
  const position = loaded.parsePosition(text);
  if (!position.ok) throw new Error(`${position.code}: ${text}`);
  return position.value;
}

async function choose(loaded: Core, question: LevelQuestion, number: number): Promise<string> {
  const position = positionOf(loaded, question);
  const level = levelOf(question.mode, question.side, number);
  const network = level.network ? await networkOf(loaded, position.mode) : null;
  const { seed, history, recentSquares, allowed } = question;
  const known = canPonder(level) && !allowed ? ponderer?.take({ position, history, level, seed, network }) : null;
  if (typeof known === 'number') return position.mode.tokens[known] as string;
  const thinking = { seed, history, recentSquares, network, ...(allowed && { allowed }) };
  const search = known ?? new LevelSearch(loaded, position, level, thinking);
  const end = performance.now() + 1000 * level.seconds;
  try {
    while (search.step() && performance.now() <= end);
    return position.mode.tokens[search.action()] as string;
  } finally {
    search.close();
  }
}

/** Thinks about what a level will play; a failure is not worth a message, because the level will be asked anyway. */
async function ponder(question: PonderQuestion, number: number): Promise<void> {
  if (!core) return;
  const mine = requests;
  const loaded = await core;
  const position = positionOf(loaded, question);
  const level = levelOf(question.mode, question.side, number);
  const network = level.network ? await networkOf(loaded, position.mode) : null;
  if (mine !== requests) return;
  ponderer ??= new Ponderer(loaded);
  await ponderer.ponder({ position, history: question.history, level, seed: question.seed, network }, question.side);
}

function analysisOf(search: Search, isFinished: boolean): Analysis {
  const { nodes, values, proof, candidates } = search.report();
  const lines = candidates.slice(0, LINES).map((each, index) => ({
    actions: search.line(index),
    values: each.values,
    proof: each.proof,
  }));
  return { nodes, values, proof, lines, isFinished };
}

/** Searches until a limit or until nothing is left to search; reports in between if the limits say so. */
async function analyse(
  loaded: Core,
  question: Question,
  { nodes, ms = Infinity, reportMs = Infinity }: Limits,
  report: (analysis: Analysis) => void,
): Promise<void> {
  const { history, allowed } = question;
  const position = positionOf(loaded, question);
  const network = await networkOf(loaded, position.mode);
  const search = loaded.search(position, { history, network, ...(allowed && { allowed }) });
  const end = performance.now() + ms;
  let nextReport = performance.now() + reportMs;
  try {
    for (let done = 0; ;) {
      const goesOn = search.step(Math.min(SLICE, nodes - done));
      done += SLICE;
      const now = performance.now();
      if (!goesOn || done >= nodes || now > end) return report(analysisOf(search, true));
      if (now < nextReport) continue;
      report(analysisOf(search, false));
      nextReport = now + reportMs;
      await nextTask();
    }
  } finally {
    search.close();
  }
}

/** Lets messages of the page in. */
function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0));
}

async function answer(request: Exclude<Request, { type: 'load' | 'ponder' | 'rest' }>): Promise<void> {
  if (!core) throw new Error('no core');
  ponderer?.rest();
  const loaded = await core;
  const { number } = request;
  switch (request.type) {
    case 'choose':
      post({ type: 'action', number, action: await choose(loaded, request.question, request.level) });
      break;
    case 'analyse':
      await analyse(loaded, request.question, request.limits, analysis => post({ type: 'analysis', number, analysis }));
      break;
    case 'review':
      for (const [pass, nodes] of request.passes.entries()) {
        for (const [index, question] of request.questions.entries()) {
          await analyse(loaded, question, { nodes }, analysis =>
            post({ type: 'reviewed', number, index, pass, analysis }),
          );
          await nextTask();
        }
      }
      post({ type: 'done', number });
  }
}

self.onmessage = (event: MessageEvent<Request>) => {
  const request = event.data;
  requests += 1;
  if (request.type === 'load') core = loadCore(request.module);
  else if (request.type === 'rest') ponderer?.rest();
  else if (request.type === 'ponder') ponder(request.question, request.level).catch(() => undefined);
  else
    answer(request).catch((error: unknown) => post({ type: 'failed', number: request.number, reason: String(error) }));
};
