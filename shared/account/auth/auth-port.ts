import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthPort, AuthResult, Session } from '../../host.ts';
import type { AuthCalls } from './auth-calls.ts';
import { attempt } from './results.ts';
import { sessionFrom } from './session-from.ts';

export type AuthClient = Pick<SupabaseClient, 'auth'>;

/** Storage key under which supabase-js keeps the session. */
export const SESSION_KEY = 'haven.session';

interface AuthPortOptions {
  /** Loads supabase-js; called only when someone is or becomes signed in. */
  readonly loadClient: () => Promise<AuthClient>;
  /** Loads the calls lazily; the first screen doesn't wait for them. */
  readonly loadCalls: () => Promise<typeof import('./auth-calls.ts')>;
  /** True if a session is stored; known without the library. */
  readonly mayBeSignedIn: () => boolean;
  /** The session as supabase-js stored it, read without the library or a network. */
  readonly stored: () => string | null | Promise<string | null>;
  readonly forgetTokens: () => void | Promise<void>;
  /** Base URL for links in emails. */
  readonly origin: () => string;
}

interface OwnedAuth {
  readonly port: AuthPort;
  /** Emits the stored session after something other than this port changed it. */
  reread(): void;
}

/** Implements the auth port with supabase-js for the owner of the session: the browser or the main process. */
export function makeAuthPort(options: AuthPortOptions): OwnedAuth {
  const { loadClient, loadCalls, mayBeSignedIn, stored, forgetTokens, origin } = options;
  const auth = async () => (await loadClient()).auth;
  const listeners = new Set<(session: Session | null) => void>();
  const notifyListeners = (session: Session | null) => {
    for (const listener of listeners) listener(session);
  };

  const recoveryListeners = new Set<() => void>();

  let listening: Promise<void> | undefined;
  const listen = () => {
    if (listening !== undefined) return listening;
    listening = auth().then((client) => {
      client.onAuthStateChange((event, session) => {
        // Offline, an expired session can't be renewed but still exists.
        if (session === null && event === 'INITIAL_SESSION') return;
        notifyListeners(sessionFrom(session));
        if (event !== 'PASSWORD_RECOVERY') return;
        for (const listener of recoveryListeners) listener();
      });
    });
    listening.catch(() => {
      listening = undefined;
    });
    return listening;
  };

  async function current(): Promise<Session | null> {
    if (!mayBeSignedIn()) return null;
    // The session refreshes in the background; callers that need its token wait for it, and a failure is emitted.
    void listen();
    try {
      const storedSession = sessionFrom(JSON.parse((await stored()) ?? ''));
      if (storedSession !== null) return storedSession;
    } catch {
      // This version can't read the stored session, so the library decides.
    }
    await listen();
    const { data } = await (await auth()).getSession();
    return sessionFrom(data.session);
  }

  function reread(): void {
    if (mayBeSignedIn()) void current().then(notifyListeners, () => undefined);
    else notifyListeners(null);
  }

  let calls: Promise<AuthCalls> | undefined;
  const loadedCalls = () => {
    calls ??= loadCalls().then(({ makeAuthCalls }) =>
      makeAuthCalls({ auth, listen, tell: notifyListeners, forgetTokens, origin }),
    );
    calls.catch(() => {
      calls = undefined;
    });
    return calls;
  };
  const late = lateCalls(loadedCalls);
  const lateFactor = lateCalls(async () => (await loadedCalls()).secondFactor);

  const port: AuthPort = {
    session: () => current().catch(() => null),
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    onRecovery(listener) {
      recoveryListeners.add(listener);
      return () => {
        recoveryListeners.delete(listener);
      };
    },
    signIn: late('signIn'),
    signUp: late('signUp'),
    signOut: late('signOut'),
    signOutOthers: late('signOutOthers'),
    verify: late('verify'),
    verifyCode: late('verifyCode'),
    exchange: late('exchange'),
    adopt: late('adopt'),
    resend: late('resend'),
    requestReset: late('requestReset'),
    changePassword: late('changePassword'),
    sendPasswordCode: late('sendPasswordCode'),
    changeEmail: late('changeEmail'),
    refresh: late('refresh'),
    async forget() {
      await forgetTokens();
      notifyListeners(null);
      // Not awaited: offline, the library first finishes pending work.
      void auth()
        .then((client) => client.signOut({ scope: 'local' }))
        .catch(() => undefined);
    },
    secondFactor: {
      list: lateFactor('list'),
      setUp: lateFactor('setUp'),
      confirm: lateFactor('confirm'),
      prove: lateFactor('prove'),
      remove: lateFactor('remove'),
    },
    async accessToken() {
      if (!mayBeSignedIn()) return null;
      const { data, error } = await (await auth()).getSession();
      // An anonymous request would be rejected, and a rejection ends the session.
      if (error && mayBeSignedIn()) throw error;
      return data.session?.access_token ?? null;
    },
  };
  return { port, reread };
}

/** Wraps calls so they run once their module has loaded; a load failure is reported like any other. */
function lateCalls<Calls extends object>(load: () => Promise<Calls>) {
  return <Name extends keyof Calls>(name: Name): Calls[Name] => {
    const call = (...args: unknown[]) =>
      attempt(async () => {
        const method = (await load())[name] as (
          ...given: unknown[]
        ) => Promise<AuthResult<unknown>>;
        return method(...args);
      });
    return call as Calls[Name];
  };
}
