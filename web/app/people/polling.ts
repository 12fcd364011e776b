/** Repeats a request while the page is visible. */

/** Calls `work` at once, then at intervals, and when the page becomes visible again; returns what stops it. */
export function poll(work: () => Promise<void>, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isRunning = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
    if (!isStopped && document.visibilityState === 'visible') timer = setTimeout(() => void run(), intervalMs);
  }

  const seen = () => {
    if (document.visibilityState === 'visible') void run();
  };
  document.addEventListener('visibilitychange', seen);
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
