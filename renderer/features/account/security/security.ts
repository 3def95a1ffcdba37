import * as s from '../../../ui/shape/shape.ts';

/** A signed-in device. */
const isDevice = s.object({
  id: s.text,
  created_at: s.text,
  last_used_at: s.text,
  ip: s.orNull(s.text),
  user_agent: s.orNull(s.text),
  is_current: s.bool,
});

const isSignIn = s.object({
  happened_at: s.text,
  outcome: s.oneOf(['signed_in', 'wrong_password', 'wrong_code', 'recovery_code']),
  ip: s.orNull(s.text),
  user_agent: s.orNull(s.text),
});

/** Whether this session is still valid, and the account's security status. */
export const isSecurityCheck = s.object({
  session_live: s.bool,
  assured: s.bool,
  second_factor: s.bool,
  recovery_codes_left: s.number,
  email_confirmed: s.bool,
  sessions: s.number,
});

/** Response of the database function `my_security()`. */
export const isSecurity = s.object({
  sessions: s.listOf(isDevice),
  sign_ins: s.listOf(isSignIn),
  factors: s.listOf(s.object({ id: s.text, created_at: s.text })),
  check: isSecurityCheck,
});

export type DeviceSession = s.ShapeOf<typeof isDevice>;
export type SignIn = s.ShapeOf<typeof isSignIn>;
export type SignInOutcome = SignIn['outcome'];
export type SecurityCheck = s.ShapeOf<typeof isSecurityCheck>;
export type Security = s.ShapeOf<typeof isSecurity>;
