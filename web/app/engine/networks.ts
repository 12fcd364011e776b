/** The networks of the modes, fetched when a mode first needs its own. */
import advanced from '../../../src/hedgemaze/engine/nets/advanced-small.net?url';
import classic2 from '../../../src/hedgemaze/engine/nets/classic2-small.net?url';
import classic3 from '../../../src/hedgemaze/engine/nets/classic3-small.net?url';
import classic4 from '../../../src/hedgemaze/engine/nets/classic4-small.net?url';
import pacman from '../../../src/hedgemaze/engine/nets/pacman-small.net?url';
import type { Core, Mode, ModeName, Network } from '../../core/index.js';

const FILES: Partial<Record<ModeName, string>> = { classic2, classic3, classic4, pacman, advanced };
/** How long a search waits for its network; a later one may find it there. */
const PATIENCE_MS = 2000;
const loading = new Map<ModeName, Promise<Network | null>>();

async function load(core: Core, url: string): Promise<Network> {
  const { ok, status, body } = await fetch(url);
  if (!ok || !body) throw new Error(`status ${status}`);
  const file = new Response(body.pipeThrough(new DecompressionStream('gzip')));
  return core.network(new Uint8Array(await file.arrayBuffer()));
}

/** Returns the network of a mode; null if there is none, it cannot be loaded, or it takes too long. */
export function networkOf(core: Core, mode: Mode): Promise<Network | null> {
  const url = FILES[mode.name];
  if (url === undefined) return Promise.resolve(null);
  let found = loading.get(mode.name);
  if (!found) {
    found = load(core, url).catch((error: unknown) => {
      console.error(`the network of ${mode.name} cannot be used; the handcrafted evaluation is used:`, String(error));
      return null;
    });
    loading.set(mode.name, found);
  }
  return Promise.race([found, new Promise<null>(resolve => setTimeout(() => resolve(null), PATIENCE_MS))]);
}
