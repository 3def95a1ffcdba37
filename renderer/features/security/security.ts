/** One device that is signed in. */
export interface DeviceSession {
  readonly id: string;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly is_current: boolean;
}

export type SignInOutcome = 'signed_in' | 'wrong_password' | 'wrong_code' | 'recovery_code';

export interface SignIn {
  readonly happened_at: string;
  readonly outcome: SignInOutcome;
  readonly ip: string | null;
  readonly user_agent: string | null;
}

/** Whether this session still counts, and how well the account is protected. */
export interface SecurityCheck {
  readonly session_live: boolean;
  readonly assured: boolean;
  readonly second_factor: boolean;
  readonly recovery_codes_left: number;
  readonly email_confirmed: boolean;
  readonly sessions: number;
}

/** The answer of the database function `my_security()`. */
export interface Security {
  readonly sessions: readonly DeviceSession[];
  readonly sign_ins: readonly SignIn[];
  readonly factors: readonly { readonly id: string; readonly created_at: string }[];
  readonly check: SecurityCheck;
}

export function isSecurity(value: unknown): value is Security {
  if (typeof value !== 'object' || value === null) return false;
  const { sessions, sign_ins, factors, check } = value as Partial<Record<keyof Security, unknown>>;
  return [sessions, sign_ins, factors].every(Array.isArray) && isSecurityCheck(check);
}

export function isSecurityCheck(value: unknown): value is SecurityCheck {
  return typeof value === 'object' && value !== null && 'session_live' in value;
}
