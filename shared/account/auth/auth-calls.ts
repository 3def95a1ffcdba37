import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthPort, SecondFactorPort, Session } from '../../host.ts';
import { commonMessages } from '../../texts/messages.ts';
import {
  attempt,
  createAuthFailure,
  failed,
  isMissingSession,
  requireSession,
  toVoidResult,
} from './results.ts';
import { makeSecondFactor } from './second-factor.ts';
import { sessionFrom } from './session-from.ts';

/** Calls triggered by a user action, so they can load late. */
export type AuthCalls = Omit<
  AuthPort,
  'session' | 'onChange' | 'onRecovery' | 'forget' | 'accessToken' | 'secondFactor'
> & { readonly secondFactor: SecondFactorPort };

interface AuthCallsOptions {
  readonly auth: () => Promise<SupabaseClient['auth']>;
  /** Starts listening for session changes. */
  readonly listen: () => Promise<void>;
  readonly tell: (session: Session | null) => void;
  readonly forgetTokens: () => void | Promise<void>;
  readonly origin: () => string;
}

/** Implements the auth port's calls with supabase-js. */
export function makeAuthCalls({
  auth,
  listen,
  tell,
  forgetTokens,
  origin,
}: AuthCallsOptions): AuthCalls {
  const confirmAddress = (redirect?: string) =>
    `${origin()}/auth/confirm${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
  const listeningAuth = async () => {
    await listen();
    return auth();
  };
  return {
    signIn: (credentials) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).signInWithPassword({
          email: plainEmail(credentials.email),
          password: credentials.password,
        });
        if (error && isMissingSession(error))
          return createAuthFailure(commonMessages.noUserAfterSignIn);
        if (error) return failed(error);
        return requireSession(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
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
        if (data.user === null) return createAuthFailure(commonMessages.noUserAfterSignUp);
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
      attempt(async () => toVoidResult((await (await auth()).signOut({ scope: 'others' })).error)),
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
        return requireSession(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
      }),
    adopt: (accessToken, refreshToken) =>
      attempt(async () => {
        await listen();
        const { data, error } = await (await auth()).setSession({
          access_token: accessToken,
          refresh_token: refreshToken,
        });
        if (error) return failed(error);
        return requireSession(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
      }),
    resend: (email, redirect) =>
      attempt(async () => {
        const { error } = await (await auth()).resend({
          type: 'signup',
          email: plainEmail(email),
          options: { emailRedirectTo: confirmAddress(redirect) },
        });
        return toVoidResult(error);
      }),
    requestReset: (email) =>
      attempt(async () => {
        const { error } = await (await auth()).resetPasswordForEmail(plainEmail(email), {
          redirectTo: `${origin()}/auth?mode=reset`,
        });
        return toVoidResult(error);
      }),
    changePassword: ({ password, currentPassword, nonce }) =>
      attempt(async () => {
        const proof = shown(currentPassword, nonce);
        const { error } = await (await listeningAuth()).updateUser({ password, ...proof });
        return toVoidResult(error);
      }),
    sendPasswordCode: () =>
      attempt(async () => toVoidResult((await (await auth()).reauthenticate()).error)),
    changeEmail: ({ email, currentPassword, nonce }) =>
      attempt(async () => {
        const { error } = await (await listeningAuth()).updateUser(
          { email: plainEmail(email), ...shown(currentPassword, nonce) },
          { emailRedirectTo: confirmAddress() },
        );
        return toVoidResult(error);
      }),
    refresh: () =>
      attempt(async () => {
        const { data, error } = await (await listeningAuth()).refreshSession();
        if (error) return failed(error);
        return requireSession(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
      }),
    secondFactor: makeSecondFactor(listeningAuth),
  };
}

/** Returns the proof that the owner is asking; omits missing values. */
function shown(currentPassword?: string, nonce?: string) {
  return {
    ...(currentPassword ? { current_password: currentPassword } : {}),
    ...(nonce ? { nonce } : {}),
  };
}

function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}
