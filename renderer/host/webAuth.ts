import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import type { AuthFailure, AuthPort, AuthResult, Session } from '#shared/host.ts';
import { authMessages } from '#shared/messages.ts';
import { sessionFrom } from './sessionFrom.ts';

export type AuthClient = Pick<SupabaseClient, 'auth'>;

/** Under which supabase-js keeps the session; its presence tells, without the library, who may be signed in. */
export const SESSION_KEY = 'haven.session';

interface Surroundings {
  /** Loads supabase-js; called only when someone is or becomes signed in. */
  readonly loadClient: () => Promise<AuthClient>;
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly origin: string;
  /** Tells when another tab changed the stored session. */
  readonly onStored: (listener: () => void) => () => void;
}

/** The auth port of the browser: supabase-js, loaded late, with PKCE and a persisted session. */
export function makeWebAuth({ loadClient, storage, origin, onStored }: Surroundings): AuthPort {
  const mayBeSignedIn = () => storage.getItem(SESSION_KEY) !== null;
  const auth = async () => (await loadClient()).auth;
  const listeners = new Set<(session: Session | null) => void>();
  const tell = (session: Session | null) => {
    for (const listener of listeners) listener(session);
  };

  let listening: Promise<void> | undefined;
  const listen = () => {
    listening ??= auth().then((client) => {
      client.onAuthStateChange((_event, session) => tell(sessionFrom(session)));
    });
    return listening;
  };

  async function current(): Promise<Session | null> {
    if (!mayBeSignedIn()) return null;
    await listen();
    const { data } = await (await auth()).getSession();
    return sessionFrom(data.session);
  }

  onStored(() => {
    if (mayBeSignedIn()) void current().then(tell, () => undefined);
    else tell(null);
  });

  const port: AuthPort = {
    session: () => current().catch(() => null),
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    signIn: (credentials) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).signInWithPassword({
          email: plainEmail(credentials.email),
          password: credentials.password,
        });
        if (error) return failed(error);
        return present(sessionFrom(data.session), authMessages.noUserAfterSignIn);
      }),
    signUp: (details) =>
      attempt(async () => {
        await listen();
        const email = plainEmail(details.email);
        const { data, error } = await (await auth()).signUp({
          email,
          password: details.password,
          options: {
            emailRedirectTo: `${origin}/auth/confirm`,
            data: {
              first_name: details.firstName,
              last_name: details.lastName,
              full_name: `${details.firstName} ${details.lastName}`.trim(),
              user_type: details.userType,
            },
          },
        });
        if (error) return failed(error);
        if (data.user === null) return refused(authMessages.noUserAfterSignUp);
        return { ok: true, value: { email, session: sessionFrom(data.session) } };
      }),
    signOut: () =>
      attempt(async () => {
        const { error } = await (await auth()).signOut({ scope: 'global' });
        if (error) return failed(error);
        storage.removeItem(SESSION_KEY);
        tell(null);
        return { ok: true, value: null };
      }),
    async forget() {
      storage.removeItem(SESSION_KEY);
      tell(null);
      await auth()
        .then((client) => client.signOut({ scope: 'local' }))
        .catch(() => undefined);
    },
    verify: (tokenHash, type) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).verifyOtp({ token_hash: tokenHash, type });
        return error ? failed(error) : { ok: true, value: sessionFrom(data.session) };
      }),
    exchange: (code) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).exchangeCodeForSession(code);
        if (error) return failed(error);
        return present(sessionFrom(data.session), authMessages.noUserAfterSignIn);
      }),
    adopt: (accessToken, refreshToken) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).setSession({
          access_token: accessToken,
          refresh_token: refreshToken,
        });
        if (error) return failed(error);
        return present(sessionFrom(data.session), authMessages.noUserAfterSignIn);
      }),
    resend: (email) =>
      attempt(async () => {
        const { error } = await (await auth()).resend({
          type: 'signup',
          email: plainEmail(email),
          options: { emailRedirectTo: `${origin}/auth/confirm` },
        });
        return error ? failed(error) : { ok: true, value: null };
      }),
    async accessToken() {
      if (!mayBeSignedIn()) return null;
      const { data } = await (await auth()).getSession();
      return data.session?.access_token ?? null;
    },
  };
  return port;
}

function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Nothing thrown leaves the port: an unreachable server is a failure like any other. */
async function attempt<Value>(call: () => Promise<AuthResult<Value>>): Promise<AuthResult<Value>> {
  try {
    return await call();
  } catch (error) {
    const message = error instanceof Error ? error.message : authMessages.unknown;
    return { ok: false, failure: { message, status: 0, code: null } };
  }
}

function failed(error: AuthError): { ok: false; failure: AuthFailure } {
  const { message, status, code } = error;
  return { ok: false, failure: { message, status: status ?? null, code: code ?? null } };
}

function refused(message: string): { ok: false; failure: AuthFailure } {
  return { ok: false, failure: { message, status: null, code: null } };
}

function present(session: Session | null, missing: string): AuthResult<Session> {
  return session === null ? refused(missing) : { ok: true, value: session };
}
