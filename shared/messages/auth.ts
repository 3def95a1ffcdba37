import { commonMessages, type Notice } from './messages.ts';

export const authMessages = {
  rateLimited: {
    title: 'AUTHENTICATION TEMPORARILY UNAVAILABLE',
    description:
      'Too many attempts came from your connection. Try another network, browser or device, or wait 10-15 minutes before you try again.',
  },
  invalidCredentials: 'Invalid email or password. Please check your credentials and try again.',
  emailNotConfirmed: 'Please check your email and click the confirmation link before signing in.',
  signInFailed: 'Failed to sign in',
  signUpFailed: 'Failed to create account',
  noRoom: 'The server has no room left, so nobody can be signed in or saved. Try again later.',
  unknown: commonMessages.unknown,
  noUserAfterSignUp: commonMessages.noUserAfterSignUp,
  noUserAfterSignIn: commonMessages.noUserAfterSignIn,
  linkExpired:
    'This confirmation link has expired or was already used. Ask for a new one below, or sign in if you have already confirmed.',
  linkConsumed:
    'Your e-mail is confirmed, but this link signs in only once and only in the browser where you signed up. Sign in with your password.',
  linkIncomplete:
    'This confirmation link is incomplete. Open it again from the e-mail, or ask for a new one.',
  resetLinkExpired:
    'This link has expired or was already used. Ask for a new one below; only the newest one works.',
  resetLinkElsewhere:
    'This link works only once and only in the browser that asked for it. Ask for a new one below.',
  codeWrong: 'That code is not right. Enter the newest code of your authenticator app.',
  recoveryCodeWrong: 'That recovery code is not right, or was used before.',
  unsubscribeUnknown: 'This link is not from one of our letters, or its account is gone.',
  keepExpired:
    'This link was used already, or the account is deleted. Sign in to see how it stands.',
  undoExpired:
    'This link has expired or was already used. If your account is not yours any more, write to support.',
  addressKept: {
    title: 'E-mail address kept',
    description: 'Every device has been signed out. Choose a new password now.',
  },
  codeNeeded: 'Enter the code of your authenticator app first.',
  currentPasswordWrong: 'Your current password is not right.',
  samePassword: 'Choose a password that differs from your current one.',
  signInAgainNeeded: 'Sign out and sign in again, then make this change within 15 minutes.',
  currentPasswordNeeded: 'Enter your current password, so that we know it is you.',
  passwordCodeNeeded:
    'So that we know it is you, we sent a code to your e-mail address; enter it below.',
  mailCodeWrong:
    'That code is not right, or has expired. Enter the newest one, or ask for another.',
  unreachable: commonMessages.unreachable,
} as const;

/** Where the desktop keeps the session, when that is not as it should be. */
/** `exchange` redeems a code: by then the server has confirmed the address already. */
export type AuthAction =
  | 'sign-in'
  | 'sign-up'
  | 'confirm'
  | 'exchange'
  | 'resend'
  | 'reset'
  | 'reset-exchange'
  | 'mail-code'
  | 'security';

interface ReportedFailure {
  readonly message: string;
  readonly status: number | null;
  readonly code: string | null;
}

const fallbackOf: Record<AuthAction, string> = {
  'sign-in': authMessages.signInFailed,
  'sign-up': authMessages.signUpFailed,
  confirm: authMessages.linkExpired,
  exchange: authMessages.linkConsumed,
  resend: authMessages.unknown,
  reset: authMessages.resetLinkExpired,
  'reset-exchange': authMessages.resetLinkElsewhere,
  'mail-code': authMessages.mailCodeWrong,
  security: authMessages.unknown,
};

/** Links: whatever the server says about one, the fallback of the action says it better. */
const linkActions = new Set<AuthAction>([
  'confirm',
  'exchange',
  'reset',
  'reset-exchange',
  'mail-code',
]);

/** Refusals that a person can do something about, by the code of the auth server. */
const sentenceByCode: Readonly<Record<string, string>> = {
  insufficient_storage: authMessages.noRoom,
  invalid_credentials: authMessages.invalidCredentials,
  email_not_confirmed: authMessages.emailNotConfirmed,
  mfa_verification_failed: authMessages.codeWrong,
  insufficient_aal: authMessages.codeNeeded,
  same_password: authMessages.samePassword,
  current_password_mismatch: authMessages.currentPasswordWrong,
  current_password_required: authMessages.currentPasswordNeeded,
  reauthentication_not_valid: authMessages.mailCodeWrong,
  reauthentication_needed: authMessages.passwordCodeNeeded,
};

/** The sentence for a failed auth call. A server fault never shows the server's own words. */
export function authNotice(failure: ReportedFailure, action: AuthAction): Notice {
  const text = failure.message.toLowerCase();
  if (
    failure.status === 429 ||
    text.includes('rate limit') ||
    text.includes('too many requests') ||
    text.includes('request this after')
  ) {
    return authMessages.rateLimited;
  }
  return { title: '', description: authSentence(failure, text, action) };
}

function authSentence(failure: ReportedFailure, text: string, action: AuthAction): string {
  if (text.includes('invalid login credentials')) return authMessages.invalidCredentials;
  if (text.includes('email not confirmed')) return authMessages.emailNotConfirmed;
  const known = sentenceByCode[failure.code ?? ''];
  if (known !== undefined) return known;
  if (failure.status === 0 || text.includes('failed to fetch')) return authMessages.unreachable;
  if (linkActions.has(action) || failure.message === '' || isServerFault(failure)) {
    return fallbackOf[action];
  }
  return failure.message;
}

function isServerFault({ status, code, message }: ReportedFailure): boolean {
  return (status !== null && status >= 500) || code === 'unexpected_failure' || message === '{}';
}

export const authNotices = {
  confirmationSent: {
    title: 'Confirmation sent',
    description: 'A new confirmation link is on its way.',
  },
} as const satisfies Record<string, Notice>;
