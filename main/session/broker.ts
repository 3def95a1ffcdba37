import { type AuthClient, makeAuthPort, SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import { withLocalTokenExpiry } from '#shared/account/auth/local-token-expiry.ts';
import type { AuthPort } from '#shared/host.ts';
import { Listeners } from '../listeners.ts';
import type { Vault } from '../vault/vault.ts';
import type { Workspace } from './workspace.ts';

/** A hanging call must not block signing out. */
const CALL_TIMEOUT_MS = 10_000;

export interface BrokerOptions {
  readonly vault: Vault;
  readonly workspace: () => Promise<Workspace>;
  /** Uses the system's proxies, like the windows. */
  readonly fetch: typeof fetch;
}

export interface AuthBroker {
  readonly auth: AuthPort;
  /** Publishes the current state after the keychain was opened. */
  reread(): void;
  /** Stops refreshing and keeps the saved session. */
  close(): void;
  /** Ends the session on this computer only, even if the server can't be reached. */
  leave(): Promise<void>;
}

/**
 * The only owner of the session: one auth client for all windows, so they share one refresh, and the refresh token
 * stays in this process and the keychain.
 */
export function makeBroker({ vault, workspace, fetch }: BrokerOptions): AuthBroker {
  let site = '';
  const unreachable = new Listeners<[]>();
  let wasUnreachable = false;
  let client: Promise<AuthClient> | undefined;

  async function createAuthClient(): Promise<AuthClient> {
    const [{ createClient }, place] = await Promise.all([
      import('@supabase/supabase-js'),
      workspace(),
    ]);
    site = place.site;
    return createClient(place.url, place.publishableKey, {
      auth: {
        flowType: 'pkce',
        detectSessionInUrl: false,
        persistSession: true,
        autoRefreshToken: true,
        storageKey: SESSION_KEY,
        storage: vault,
      },
      global: {
        fetch: withLocalTokenExpiry(async (input, init) => {
          try {
            return await fetch(input, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
          } catch (cause) {
            wasUnreachable = true;
            unreachable.tell();
            throw cause;
          }
        }),
      },
    });
  }

  const { port, reread } = makeAuthPort({
    loadCalls: () => import('#shared/account/auth/auth-calls.ts'),
    loadClient() {
      client ??= createAuthClient().catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      return client;
    },
    mayBeSignedIn: () => vault.holdsSession(),
    stored: () => vault.getItem(SESSION_KEY),
    forgetTokens: () => vault.removeItem(SESSION_KEY),
    origin: () => site,
  });

  /** The library retries a renewal for half a minute; callers get an error sooner. */
  async function whileReachable<Value>(work: () => Promise<Value>): Promise<Value> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const stop = unreachable.add(() => reject(new Error("Can't reach the server.")));
    try {
      return await Promise.race([work(), lost]);
    } finally {
      stop();
    }
  }

  const auth: AuthPort = {
    ...port,
    async accessToken() {
      const open = wasUnreachable && (await client?.catch(() => undefined));
      if (open) {
        wasUnreachable = false;
        // Otherwise it would refuse to retry for a minute, even if the network is back.
        // biome-ignore lint/complexity/useLiteralKeys: reaches a protected field, and types still check it
        open.auth['lastRefreshFailure'] = null;
      }
      return whileReachable(() => port.accessToken());
    },
    async signOut() {
      // Clears the keychain first, so it is empty even if the app ends while the server is slow.
      await vault.eraseFromKeychain(SESSION_KEY);
      const result = await whileReachable(() => port.signOut()).catch(() => null);
      if (!result?.ok) await port.forget();
      return { ok: true, value: null };
    },
  };
  function close(): void {
    void client?.then((open) => open.auth.stopAutoRefresh()).catch(() => undefined);
  }

  return {
    auth,
    reread,
    close,
    async leave() {
      close();
      vault.seal();
      await vault.eraseFromKeychain(SESSION_KEY);
      await client?.then((open) => open.auth.signOut({ scope: 'local' })).catch(() => undefined);
      await port.forget();
    },
  };
}
