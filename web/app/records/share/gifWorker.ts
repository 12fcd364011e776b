/** The worker that encodes a GIF, one frame per message. */
import { GifEncoder } from './gif.js';
import type { GifAnswer, GifRequest } from './animation.js';

let encoder: GifEncoder | null = null;

addEventListener('message', ({ data }: MessageEvent<GifRequest>) => {
  const answer = (message: GifAnswer, moved: Transferable[] = []) => postMessage(message, { transfer: moved });
  if (data.type === 'frame') {
    encoder ??= new GifEncoder(data.width, data.height);
    encoder.add(new Uint8ClampedArray(data.pixels), data.delayMs);
    answer({ type: 'added' });
  } else if (encoder) {
    const bytes = encoder.finish();
    answer({ type: 'done', bytes }, [bytes.buffer]);
  }
});
