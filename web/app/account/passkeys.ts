/** The browser's own dialogs for passkeys, with the options and the answers as the server's JSON. */
import { ask, type ApiAnswer } from '../online/api.js';
import type { DialogOptions } from '../online/wire.gen.js';

interface RawDescriptor {
  readonly id: string;
  readonly type: 'public-key';
}

interface RawOptions extends Record<string, unknown> {
  readonly challenge: string;
  readonly user?: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly RawDescriptor[];
}

/** Whether this browser can use passkeys at this address; it needs https, or localhost. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof navigator.credentials?.create === 'function';
}

/**
 * Asks the server for options, shows the browser's dialog, and sends the answer to `path`.
 *
 * The code is `passkey.cancelled` if the user has closed the dialog, and `passkey.known` if the device has a passkey of
 * the account already.
 */
export async function withPasskey<T>(
  kind: 'create' | 'get',
  path: string,
  wishes: object = {},
  more: object = {},
): Promise<ApiAnswer<T>> {
  const options = await ask<DialogOptions>('POST', `${path}/options`, wishes);
  if (!options.ok) return options;
  try {
    const publicKey = decodedOptions(options.value.options as unknown as RawOptions);
    const credential =
      kind === 'create'
        ? await navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions })
        : await navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions });
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, code: 'passkey.cancelled' };
    return await ask<T>('POST', path, { credential: encoded(credential), ...more });
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    return { ok: false, code: isKnown ? 'passkey.known' : 'passkey.cancelled' };
  }
}

function decodedOptions(options: RawOptions): object {
  return {
    ...options,
    challenge: toBytes(options.challenge),
    ...(options.user && { user: { ...options.user, id: toBytes(options.user.id) } }),
    ...(options.excludeCredentials && {
      excludeCredentials: options.excludeCredentials.map(each => ({ ...each, id: toBytes(each.id) })),
    }),
  };
}

function encoded(credential: PublicKeyCredential): object {
  const { response } = credential;
  const parts: Record<string, ArrayBuffer | null> =
    response instanceof AuthenticatorAssertionResponse
      ? {
          authenticatorData: response.authenticatorData,
          signature: response.signature,
          userHandle: response.userHandle,
        }
      : { attestationObject: (response as AuthenticatorAttestationResponse).attestationObject };
  const entries = Object.entries({ clientDataJSON: response.clientDataJSON, ...parts });
  return {
    id: credential.id,
    rawId: toText(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(entries.flatMap(([name, data]) => (data ? [[name, toText(data)]] : []))),
    clientExtensionResults: {},
  };
}

/** Decodes base64url. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, letter => letter.charCodeAt(0));
}

/** Encodes as base64url. */
export function toText(data: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(data), byte => String.fromCharCode(byte)).join('');
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
