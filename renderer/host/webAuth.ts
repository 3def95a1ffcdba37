import { type AuthClient, makeAuthPort, SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import type { AuthPort } from '#shared/host.ts';
import { loadChunk } from './loadChunk.ts';

interface WebAuthOptions {
  readonly loadClient: () => Promise<AuthClient>;
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly origin: string;
  /** Calls the listener when another tab changes the stored session. */
  readonly onStored: (listener: () => void) => () => void;
}

/** The browser's auth port: supabase-js, lazy-loaded, with the session in the page's storage. */
export function makeWebAuth({ loadClient, storage, origin, onStored }: WebAuthOptions): AuthPort {
  const { port, reread } = makeAuthPort({
    loadClient,
    loadCalls: () => loadChunk(() => import('#shared/account/auth/auth-calls.ts')),
    mayBeSignedIn: () => storage.getItem(SESSION_KEY) !== null,
    stored: () => storage.getItem(SESSION_KEY),
    forgetTokens: () => storage.removeItem(SESSION_KEY),
    origin: () => origin,
  });
  onStored(reread);
  return port;
}
