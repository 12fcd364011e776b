/** The finished lessons, in the browser's storage. */

const NAME = 'hedgemaze.lessons';

/** Reads the stored ids; anything but a list of texts counts as empty. */
export function readDone(stored: unknown): Set<string> {
  return new Set(Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : []);
}

function storedIds(): unknown {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
}

let done = $state.raw(readDone(storedIds()));

/** The ids of the finished lessons. */
export function doneLessons(): ReadonlySet<string> {
  return done;
}

/** Marks a lesson as finished. */
export function finishLesson(id: string): void {
  done = new Set([...done, id]);
  try {
    localStorage.setItem(NAME, JSON.stringify([...done]));
  } catch {
    // The storage is blocked: the mark lasts until the page is closed.
  }
}
