import { type AuthClient, SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import { withLocalTokenExpiry } from '#shared/account/auth/local-token-expiry.ts';
import type { Host } from '#shared/host.ts';
import { loadBackendAddress } from './backendAddress.ts';
import { loadChunk } from './loadChunk.ts';
import { makeWebAuth } from './webAuth.ts';
import { withMemoryFallback } from './withMemoryFallback.ts';

const storage = withMemoryFallback(localStorage);
let client: Promise<AuthClient> | undefined;

function loadClient(): Promise<AuthClient> {
  client ??= createAuthClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createAuthClient(): Promise<AuthClient> {
  const [{ createClient }, address] = await Promise.all([
    loadChunk(() => import('@supabase/supabase-js')),
    loadBackendAddress(),
  ]);
  return createClient(address.url, address.publishableKey, {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
      storageKey: SESSION_KEY,
      storage,
    },
    global: { fetch: withLocalTokenExpiry(fetch) },
  });
}

function onStored(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) listener();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}

/** The browser host. */
export const webHost = {
  auth: makeWebAuth({ loadClient, storage, origin: location.origin, onStored }),
  platform: { kind: 'web', isApple: /Mac|iPhone|iPad/.test(navigator.userAgent) },
  keychain: null,
  workspace: null,
  appSettings: null,
  diagnostics: null,
  updates: null,
  notifications: null,
  downloads: null,
  printing: null,
  backend: loadBackendAddress,
  openExternal(url) {
    const { protocol } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'mailto:' && protocol !== 'tel:') return;
    window.open(url, '_blank', 'noopener,noreferrer');
  },
  // A browser opens routes by URL.
  onRoute: () => () => undefined,
  onSearch: () => () => undefined,
  onFind: null,
  print: () => print(),
  leaveFor(url) {
    if (new URL(url).protocol === 'https:') location.assign(url);
  },
  keepUnsaved: null,
} satisfies Host;
