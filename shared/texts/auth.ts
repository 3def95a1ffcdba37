import { commonMessages, type Notice } from './messages.ts';

export const authMessages = {
  /** Used if the server doesn't report the wait. */
  rateLimited: {
    title: 'AUTHENTICATION TEMPORARILY UNAVAILABLE',
    description:
      'Too many attempts from your connection. Try another network, browser, or device, or wait 10-15 minutes.',
  },
  invalidCredentials: 'Invalid email or password. Please check your credentials and try again.',
  emailNotConfirmed: 'Please check your email and click the confirmation link before signing in.',
  signInFailed: 'Failed to sign in',
  signUpFailed: 'Failed to create account',
  noRoom: 'The server is out of storage, so sign-in and saving are unavailable. Try again later.',
  unknown: commonMessages.unknown,
  noUserAfterSignUp: commonMessages.noUserAfterSignUp,
  noUserAfterSignIn: commonMessages.noUserAfterSignIn,
  linkExpired:
    "This confirmation link has expired or was already used. Request a new one below, or sign in if you've already confirmed.",
  linkConsumed:
    'Your email is confirmed, but this link signs you in only once, in the browser where you signed up. Sign in with your password.',
  linkIncomplete:
    'This confirmation link is incomplete. Open it again from the email, or request a new one.',
  resetLinkExpired:
    'This link has expired or was already used. Request a new one below. Only the newest link works.',
  resetLinkElsewhere:
    'This link works only once, in the browser that requested it. Request a new one below.',
  codeWrong: 'That code is incorrect. Enter the newest code from your authenticator app.',
  recoveryCodeWrong: 'That recovery code is incorrect or was already used.',
  unsubscribeUnknown: "This link isn't from one of our emails, or its account was deleted.",
  keepExpired: 'This link was already used, or the account was deleted. Sign in to check.',
  undoExpired:
    "This link has expired or was already used. If you've lost access to your account, contact support.",
  addressKept: {
    title: 'Email address kept',
    description: 'Every device has been signed out. Choose a new password now.',
  },
  codeNeeded: 'Enter the code from your authenticator app first.',
  currentPasswordWrong: 'Your current password is incorrect.',
  samePassword: 'Choose a password different from your current one.',
  signInAgainNeeded: 'Sign out and back in, then make this change within 15 minutes.',
  currentPasswordNeeded: "Enter your current password to confirm it's you.",
  passwordCodeNeeded: "To confirm it's you, we sent a code to your email. Enter it below.",
  mailCodeWrong: 'That code is incorrect or has expired. Enter the newest one, or request another.',
  unreachable: commonMessages.unreachable,
  proxyPasswordNeeded:
    "Your network's proxy requires a user name and password. Try again to enter them.",
} as const;

/** Messages about problems with the desktop's session storage. */
/** `exchange` redeems a code: by then the server has already confirmed the email. */
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

/** Link actions always use the action's fallback text, which is clearer than the server's message. */
const linkActions = new Set<AuthAction>([
  'confirm',
  'exchange',
  'reset',
  'reset-exchange',
  'mail-code',
]);

/** Errors that a user can act on, by auth server code. */
const messageByCode: Readonly<Record<string, string>> = {
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

/** Names the wait if the server reports it, as in "retry after 240 seconds". */
function rateLimitNotice(message: string): Notice {
  const [, seconds] = /after (\d{1,6}) seconds?/i.exec(message) ?? [];
  if (seconds === undefined) return authMessages.rateLimited;
  return {
    title: authMessages.rateLimited.title,
    description: `Too many attempts from your connection. Try again in ${formatWait(Number(seconds))}, or use another network, browser, or device.`,
  };
}

/** "45 seconds", "4 minutes", "1 hour"; rounded up, so that trying again then works. */
function formatWait(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [Math.max(1, seconds), 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** Returns the sentence for a failed auth call. Server errors never show the server's own message. */
export function authErrorNotice(failure: ReportedFailure, action: AuthAction): Notice {
  const text = failure.message.toLowerCase();
  if (
    failure.status === 429 ||
    text.includes('rate limit') ||
    text.includes('too many requests') ||
    text.includes('request this after')
  ) {
    return rateLimitNotice(failure.message);
  }
  return { title: '', description: getAuthMessage(failure, text, action) };
}

function getAuthMessage(failure: ReportedFailure, text: string, action: AuthAction): string {
  if (text.includes('invalid login credentials')) return authMessages.invalidCredentials;
  if (text.includes('email not confirmed')) return authMessages.emailNotConfirmed;
  const known = messageByCode[failure.code ?? ''];
  if (known !== undefined) return known;
  if (failure.message === authMessages.proxyPasswordNeeded) return failure.message;
  if (failure.status === 0 || text.includes('failed to fetch')) return authMessages.unreachable;
  if (linkActions.has(action) || failure.message === '' || isServerError(failure)) {
    return fallbackOf[action];
  }
  return failure.message;
}

function isServerError({ status, code, message }: ReportedFailure): boolean {
  return (status !== null && status >= 500) || code === 'unexpected_failure' || message === '{}';
}

export const authNotices = {
  confirmationSent: {
    title: 'Confirmation sent',
    description: 'A new confirmation link is on its way.',
  },
} as const satisfies Record<string, Notice>;
