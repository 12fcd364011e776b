/**
 * Keeps the results of this device and those of the account the same: games, their accuracy, puzzles. Like the seats of
 * an anonymous player, what this device has counted while nobody was signed in becomes the account's.
 */
import { gameHistory, type PlayedGame } from '../../games/history.js';
import type { ApiAnswer } from '../../online/api.js';
import type { CountedGame, NewResults, OwnResults, PuzzleProgress } from '../../online/wire.gen.js';
import { puzzleProgress, releaseProgress, takeProgress, type DeviceProgress } from '../../puzzles/progress.svelte.js';
import { onResultNews } from '../../shared/resultNews.js';
import { storedAccountId } from '../../shared/storedAccount.js';
import { addResults, ownResults } from '../api.js';

/** The requests; tests replace them. */
export interface ResultApi {
  readonly read: () => Promise<ApiAnswer<OwnResults>>;
  readonly add: (results: NewResults) => Promise<ApiAnswer<PuzzleProgress>>;
}

const SERVER: ResultApi = { read: ownResults, add: addResults };
/** Games in one request. */
const BATCH = 100;
const SOON_MS = 2_000;

/** Reads the account's results and adds this device's; false for an anonymous player, and if the server fails. */
export async function shareResults(api: ResultApi = SERVER): Promise<boolean> {
  const owner = storedAccountId();
  if (owner === undefined) return false;
  const found = await api.read();
  if (!found.ok || storedAccountId() !== owner) return false;
  const { games, puzzles } = found.value;
  gameHistory.merge(games.map(toPlayed), owner);
  const known = new Map(games.map(each => [each.key, each]));
  const news = gameHistory.list().filter(game => isNews(game, known.get(game.key)));
  const before = puzzleProgress();
  if (news.length === 0 && !hasNews(before, puzzles)) {
    takeProgress(toProgress(puzzles), owner);
    return true;
  }
  for (let begin = 0; begin === 0 || begin < news.length; begin += BATCH) {
    const part = news.slice(begin, begin + BATCH).map(toCounted);
    const answer = await api.add({ games: part, puzzles: fromProgress(before) });
    if (!answer.ok || storedAccountId() !== owner) return false;
    // A puzzle that was finished meanwhile is sent next time.
    if (puzzleProgress() === before && begin + BATCH >= news.length) takeProgress(toProgress(answer.value), owner);
  }
  return true;
}

/** After an account was deleted, this device keeps what it knows of its results. */
export function releaseResults(account: string): void {
  gameHistory.release(account);
  releaseProgress(account);
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/** Shares the results now, and soon after each change. */
export function startSharing(): void {
  if (isStarted) return;
  isStarted = true;
  onResultNews(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void shareResults(), SOON_MS);
  });
  void shareResults();
}

/** Whether the account does not have a game, or not its accuracy. */
function isNews({ accuracy }: PlayedGame, known: CountedGame | undefined): boolean {
  return known === undefined || (accuracy !== undefined && typeof known.accuracy !== 'number');
}

/** Whether the account lacks something of this device's progress. */
function hasNews({ solved, changed = 0 }: DeviceProgress, known: PuzzleProgress): boolean {
  const there = new Set(known.solved);
  return changed > (known.changed_ms ?? 0) || solved.some(id => !there.has(id));
}

function toPlayed({ key, at_ms: when, mode, side, result, level, opening = [], accuracy }: CountedGame): PlayedGame {
  const known = typeof accuracy === 'number' ? { accuracy } : {};
  return { key, when, mode, side, result, level: level ?? null, opening, ...known };
}

function toCounted({ key, when, mode, side, result, level, opening, accuracy }: PlayedGame): CountedGame {
  return { key, at_ms: Math.round(when), mode, side, result, level, opening: [...opening], accuracy: accuracy ?? null };
}

function toProgress(found: PuzzleProgress): DeviceProgress {
  const { solved = [], streak = 0, best = 0, day = 0, days = 0, changed_ms: changed = 0 } = found;
  return { solved, streak, best, day, days, changed };
}

function fromProgress({ solved, streak, best, day, days, changed = 0 }: DeviceProgress): PuzzleProgress {
  return { solved: [...solved], streak, best, day, days, changed_ms: changed };
}
