import { type AuthClient, makeAuthPort, SESSION_KEY } from '#shared/auth/auth-port.ts';
import type { AuthPort } from '#shared/host.ts';

interface Surroundings {
  readonly loadClient: () => Promise<AuthClient>;
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly origin: string;
  /** Tells when another tab changed the stored session. */
  readonly onStored: (listener: () => void) => () => void;
}

/** The auth port of the browser: supabase-js, loaded late, with the session in the page's storage. */
export function makeWebAuth({ loadClient, storage, origin, onStored }: Surroundings): AuthPort {
  const { port, reread } = makeAuthPort({
    loadClient,
    mayBeSignedIn: () => storage.getItem(SESSION_KEY) !== null,
    stored: () => storage.getItem(SESSION_KEY),
    forgetTokens: () => storage.removeItem(SESSION_KEY),
    origin: () => origin,
  });
  onStored(reread);
  return port;
}
