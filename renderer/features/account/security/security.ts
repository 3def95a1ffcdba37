import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

/** A signed-in device. */
const isDevice = object({
  id: text,
  created_at: text,
  last_used_at: text,
  ip: orNull(text),
  user_agent: orNull(text),
  is_current: bool,
});

const isSignIn = object({
  happened_at: text,
  outcome: oneOf(['signed_in', 'wrong_password', 'wrong_code', 'recovery_code']),
  ip: orNull(text),
  user_agent: orNull(text),
});

/** Whether this session is still valid, and the account's security status. */
export const isSecurityCheck = object({
  session_live: bool,
  assured: bool,
  second_factor: bool,
  recovery_codes_left: number,
  email_confirmed: bool,
  sessions: number,
});

/** Response of the database function `my_security()`. */
export const isSecurity = object({
  sessions: listOf(isDevice),
  sign_ins: listOf(isSignIn),
  factors: listOf(object({ id: text, created_at: text })),
  check: isSecurityCheck,
});

export type DeviceSession = ShapeOf<typeof isDevice>;
export type SignIn = ShapeOf<typeof isSignIn>;
export type SignInOutcome = SignIn['outcome'];
export type SecurityCheck = ShapeOf<typeof isSecurityCheck>;
export type Security = ShapeOf<typeof isSecurity>;
