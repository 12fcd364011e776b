/** Which lessons are done: kept in the browser's storage, as the settings are. */

const NAME = 'hedgemaze.lessons';

/** Returns the names from whatever was kept. */
export function readDone(kept: unknown): Set<string> {
  return new Set(Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : []);
}

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
}

let done = $state.raw(readDone(kept()));

/** Names of the lessons that are done. */
export function doneLessons(): ReadonlySet<string> {
  return done;
}

/** Remembers that a lesson is done. */
export function finishLesson(id: string): void {
  done = new Set([...done, id]);
  try {
    localStorage.setItem(NAME, JSON.stringify([...done]));
  } catch {
    return; // a closed storage: it holds until the page is left
  }
}
