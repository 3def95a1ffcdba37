import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthPort, Session } from '../host.ts';
import { commonMessages } from '../messages/messages.ts';
import { attempt, done, failed, lacksSession, present, refused } from './results.ts';
import { makeSecondFactor } from './second-factor.ts';
import { sessionFrom } from './session-from.ts';

export type AuthClient = Pick<SupabaseClient, 'auth'>;

/** Under which supabase-js keeps the session. */
export const SESSION_KEY = 'haven.session';

interface Surroundings {
  /** Loads supabase-js; called only when someone is or becomes signed in. */
  readonly loadClient: () => Promise<AuthClient>;
  /** Whether a session is kept, known without the library. */
  readonly mayBeSignedIn: () => boolean;
  /** The session as supabase-js has stored it, read without it and without a network. */
  readonly stored: () => string | null | Promise<string | null>;
  readonly forgetTokens: () => void | Promise<void>;
  /** Where the links of letters lead. */
  readonly origin: () => string;
}

interface AuthCalls {
  readonly port: AuthPort;
  /** Tells what is kept now, after something else than a call of this port changed it. */
  reread(): void;
}

/** The auth port over supabase-js, for whoever owns the session: the browser or the main process. */
export function makeAuthPort(surroundings: Surroundings): AuthCalls {
  const { loadClient, mayBeSignedIn, stored, forgetTokens, origin } = surroundings;
  const auth = async () => (await loadClient()).auth;
  const confirmAddress = (redirect?: string) =>
    `${origin()}/auth/confirm${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
  const listeners = new Set<(session: Session | null) => void>();
  const tell = (session: Session | null) => {
    for (const listener of listeners) listener(session);
  };

  const recoveryListeners = new Set<() => void>();

  let listening: Promise<void> | undefined;
  const listen = () => {
    if (listening !== undefined) return listening;
    listening = auth().then((client) => {
      client.onAuthStateChange((event, session) => {
        // Without a network an old session is not renewed, and yet it is not gone.
        if (session === null && event === 'INITIAL_SESSION') return;
        tell(sessionFrom(session));
        if (event !== 'PASSWORD_RECOVERY') return;
        for (const listener of recoveryListeners) listener();
      });
    });
    listening.catch(() => {
      listening = undefined;
    });
    return listening;
  };
  const listeningAuth = async () => {
    await listen();
    return auth();
  };

  async function current(): Promise<Session | null> {
    if (!mayBeSignedIn()) return null;
    // It is renewed meanwhile; whoever needs its token waits for that, and a refusal is told.
    void listen();
    try {
      const kept = sessionFrom(JSON.parse((await stored()) ?? ''));
      if (kept !== null) return kept;
    } catch {
      // Nothing that this version can read: the library decides.
    }
    await listen();
    const { data } = await (await auth()).getSession();
    return sessionFrom(data.session);
  }

  function reread(): void {
    if (mayBeSignedIn()) void current().then(tell, () => undefined);
    else tell(null);
  }

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
    signIn: (credentials) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).signInWithPassword({
          email: plainEmail(credentials.email),
          password: credentials.password,
        });
        if (error && lacksSession(error)) return refused(commonMessages.noUserAfterSignIn);
        if (error) return failed(error);
        return present(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
      }),
    signUp: (details) =>
      attempt(async () => {
        await listen();
        const email = plainEmail(details.email);
        const { data, error } = await (await auth()).signUp({
          email,
          password: details.password,
          options: {
            emailRedirectTo: confirmAddress(details.redirect),
            data: {
              first_name: details.firstName,
              last_name: details.lastName,
              full_name: `${details.firstName} ${details.lastName}`.trim(),
              user_type: details.userType,
            },
          },
        });
        if (error) return failed(error);
        if (data.user === null) return refused(commonMessages.noUserAfterSignUp);
        const session = sessionFrom(data.session);
        return { ok: true, value: { userId: data.user.id, email, session } };
      }),
    signOut: () =>
      attempt(async () => {
        const { error } = await (await auth()).signOut({ scope: 'global' });
        if (error) return failed(error);
        await forgetTokens();
        tell(null);
        return { ok: true, value: null };
      }),
    signOutOthers: () =>
      attempt(async () => done((await (await auth()).signOut({ scope: 'others' })).error)),
    async forget() {
      await forgetTokens();
      tell(null);
      // Not waited for: without a network the library first finishes what it has begun.
      void auth()
        .then((client) => client.signOut({ scope: 'local' }))
        .catch(() => undefined);
    },
    verify: (tokenHash, type) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).verifyOtp({ token_hash: tokenHash, type });
        return error ? failed(error) : { ok: true, value: sessionFrom(data.session) };
      }),
    verifyCode: ({ email, code, type }) =>
      attempt(async () => {
        await listen();
        const proof = { email: plainEmail(email), token: code, type };
        const { data, error } = await (await auth()).verifyOtp(proof);
        return error ? failed(error) : { ok: true, value: sessionFrom(data.session) };
      }),
    exchange: (code) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).exchangeCodeForSession(code);
        if (error) return failed(error);
        return present(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
      }),
    adopt: (accessToken, refreshToken) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).setSession({
          access_token: accessToken,
          refresh_token: refreshToken,
        });
        if (error) return failed(error);
        return present(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
      }),
    resend: (email, redirect) =>
      attempt(async () => {
        const { error } = await (await auth()).resend({
          type: 'signup',
          email: plainEmail(email),
          options: { emailRedirectTo: confirmAddress(redirect) },
        });
        return done(error);
      }),
    requestReset: (email) =>
      attempt(async () => {
        const { error } = await (await auth()).resetPasswordForEmail(plainEmail(email), {
          redirectTo: `${origin()}/auth?mode=reset`,
        });
        return done(error);
      }),
    changePassword: ({ password, currentPassword, nonce }) =>
      attempt(async () => {
        const proof = shown(currentPassword, nonce);
        const { error } = await (await listeningAuth()).updateUser({ password, ...proof });
        return done(error);
      }),
    sendPasswordCode: () =>
      attempt(async () => done((await (await auth()).reauthenticate()).error)),
    changeEmail: ({ email, currentPassword, nonce }) =>
      attempt(async () => {
        const { error } = await (await listeningAuth()).updateUser(
          { email: plainEmail(email), ...shown(currentPassword, nonce) },
          { emailRedirectTo: confirmAddress() },
        );
        return done(error);
      }),
    refresh: () =>
      attempt(async () => {
        const { data, error } = await (await listeningAuth()).refreshSession();
        if (error) return failed(error);
        return present(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
      }),
    secondFactor: makeSecondFactor(listeningAuth),
    async accessToken() {
      if (!mayBeSignedIn()) return null;
      const { data, error } = await (await auth()).getSession();
      // Asking as a stranger instead would be refused, and a refusal ends the session.
      if (error && mayBeSignedIn()) throw error;
      return data.session?.access_token ?? null;
    },
  };
  return { port, reread };
}

/** What proves that the owner asks; what is not there is not sent. */
function shown(currentPassword?: string, nonce?: string) {
  return {
    ...(currentPassword ? { current_password: currentPassword } : {}),
    ...(nonce ? { nonce } : {}),
  };
}

function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}
