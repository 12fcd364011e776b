/** Makes an animated GIF in a worker: the page draws the frames, the worker encodes them meanwhile. */

export type GifRequest =
  | {
      readonly type: 'frame';
      readonly pixels: ArrayBuffer;
      readonly width: number;
      readonly height: number;
      readonly delayMs: number;
    }
  | { readonly type: 'finish' };

export type GifAnswer = { readonly type: 'added' } | { readonly type: 'done'; readonly bytes: Uint8Array<ArrayBuffer> };

export interface GifFrame {
  readonly image: ImageData;
  readonly delayMs: number;
}

export interface GifOptions {
  readonly count: number;
  /** Draws a frame, from 0. */
  readonly draw: (index: number) => Promise<GifFrame>;
  /** Called with the share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Returns the GIF; throws the signal's reason if it is cancelled. */
export async function makeGif({ count, draw, onProgress, signal }: GifOptions): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./gifWorker.ts', import.meta.url), { type: 'module' });
  const ask = (request: GifRequest, moved: Transferable[] = []): Promise<GifAnswer> =>
    new Promise((keep, fail) => {
      worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => keep(data);
      worker.onerror = () => fail(new Error('the animation could not be made'));
      signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
      worker.postMessage(request, moved);
    });
  try {
    let added: Promise<unknown> = Promise.resolve();
    for (let index = 0; index < count; index++) {
      const { image, delayMs } = await draw(index);
      await added;
      signal.throwIfAborted();
      const { width, height } = image;
      const pixels = image.data.buffer as ArrayBuffer;
      added = ask({ type: 'frame', pixels, width, height, delayMs }, [pixels]);
      // A failure is reported by the next frame; without this it would count as unhandled meanwhile.
      added.catch(() => undefined);
      onProgress((index + 1) / count);
    }
    await added;
    const last = await ask({ type: 'finish' });
    if (last.type !== 'done') throw new Error('the animation could not be made');
    return new Blob([last.bytes], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
