import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { classifyDatabaseError } from '../db/database-errors.ts';
import { OverloadedError, RequestQueueError } from '../request-queue.ts';

/** The GoTrue error codes this service returns; clients map them to messages. */
export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'current_password_mismatch'
  | 'current_password_required'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'insufficient_aal'
  | 'insufficient_storage'
  | 'invalid_credentials'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_timeout'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'session_expired'
  | 'session_not_found'
  | 'too_many_enrolled_mfa_factors'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled';

interface Extras {
  weakPasswordReasons?: readonly string[];
  retryAfterSeconds?: number;
}

/** An error with HTTP status and code. The message is shown to users, so it must not contain addresses. */
export class AuthFailure extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: AuthErrorCode;
  readonly extras: Extras;

  constructor(
    status: ContentfulStatusCode,
    code: AuthErrorCode,
    message: string,
    extras: Extras = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

const CODES_AS_STRINGS = '2024-01-01';

/**
 * Responds in GoTrue's format. Since API version 2024-01-01 `code` is the code itself; `error_code` stays for
 * cross-origin browsers, which may not be able to read the version header.
 */
export function toFailureResponse(c: Context, failure: AuthFailure): Response {
  const { status, code, message, extras } = failure;
  const weak = extras.weakPasswordReasons
    ? { weak_password: { reasons: extras.weakPasswordReasons, message } }
    : {};
  if (extras.retryAfterSeconds !== undefined) {
    c.header('Retry-After', String(extras.retryAfterSeconds));
  }
  const version = c.req.header('x-supabase-api-version') ?? '';
  return c.json(
    {
      code: version >= CODES_AS_STRINGS ? code : status,
      error_code: code,
      msg: message,
      ...weak,
    },
    status,
  );
}

/** Two concurrent requests used the same address, and the unique index admitted only one. */
function isAddressTaken(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint_name: constraint } = error as Record<string, unknown>;
  return code === '23505' && typeof constraint === 'string' && constraint.startsWith('users_');
}

export const emailExists = (): AuthFailure =>
  new AuthFailure(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );

const RETRY_SECONDS = 2;

export const toRetryableFailure = ({ code, message }: AuthFailure): AuthFailure =>
  new AuthFailure(503, code, message, { retryAfterSeconds: RETRY_SECONDS });

export const noSuchEndpoint = (): AuthFailure =>
  new AuthFailure(404, 'validation_failed', 'There is no such endpoint.');

/** Maps any error to what a client may see. The cause of a 500 stays on `context.error` and is not logged here. */
export function toFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  if (isAddressTaken(error)) return emailExists();
  if (error instanceof RequestQueueError) {
    const retryAfterSeconds = error instanceof OverloadedError ? error.retryAfterSeconds : 1;
    return new AuthFailure(503, 'request_timeout', error.message, { retryAfterSeconds });
  }
  const databaseError = classifyDatabaseError(error);
  if (databaseError?.status === 507)
    return new AuthFailure(507, 'insufficient_storage', databaseError.message);
  if (databaseError)
    return toRetryableFailure(new AuthFailure(503, 'request_timeout', databaseError.message));
  return new AuthFailure(500, 'unexpected_failure', 'Something went wrong. Please try again.');
}
