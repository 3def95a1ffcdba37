import type { AuthError } from '@supabase/supabase-js';
import type { AuthFailure, AuthResult, Session } from '../../host.ts';
import { commonMessages } from '../../texts/messages.ts';

/** Errors never escape the port: an unreachable server is a failure like any other. */
export async function attempt<Value>(
  call: () => Promise<AuthResult<Value>>,
): Promise<AuthResult<Value>> {
  try {
    return await call();
  } catch (error) {
    const message = error instanceof Error ? error.message : commonMessages.unknown;
    return { ok: false, failure: { message, status: 0, code: null } };
  }
}

export function failed(error: AuthError): { ok: false; failure: AuthFailure } {
  const { message, status, code } = error;
  return { ok: false, failure: { message, status: status ?? null, code: code ?? null } };
}

/** True for supabase-js's error for a response without a user or session; its message is not for users. */
export const isMissingSession = (error: AuthError): boolean =>
  error.name === 'AuthInvalidTokenResponseError';

export function createAuthFailure(message: string): { ok: false; failure: AuthFailure } {
  return { ok: false, failure: { message, status: null, code: null } };
}

export function requireSession(session: Session | null, missing: string): AuthResult<Session> {
  return session === null ? createAuthFailure(missing) : { ok: true, value: session };
}

/** For calls whose response only says that they succeeded. */
export function toVoidResult(error: AuthError | null): AuthResult<null> {
  return error === null ? { ok: true, value: null } : failed(error);
}
