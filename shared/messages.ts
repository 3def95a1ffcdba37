/** Every sentence of the error catalogue and of the toasts. No screen writes its own. */

export interface Notice {
  readonly title: string;
  readonly description: string;
}

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
  unknown: 'An unknown error occurred',
  noUserAfterSignUp: 'Sign up failed - no user data received',
  noUserAfterSignIn: 'Sign in failed - no user data received',
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
  codeNeeded: 'Enter the code of your authenticator app first.',
  currentPasswordWrong: 'Your current password is not right.',
  samePassword: 'Choose a password that differs from your current one.',
  passwordCodeNeeded:
    'Your session is more than a day old. We sent a code to your e-mail address; enter it below.',
  outsideProvider: 'useAuth must be used within an AuthProvider',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
} as const;

/** Where the desktop keeps the session, when that is not as it should be. */
export const keychainMessages = {
  sessionLocked: {
    title: 'Your keychain is locked',
    description:
      'You are signed in, but the key is in this computer’s keychain. Unlock it, then try again.',
  },
  sessionUnreachable: {
    title: 'Your keychain cannot be reached',
    description:
      'You are signed in, but this computer’s keychain does not answer. Try again, or sign in anew.',
  },
  stillLocked: 'The keychain is still closed.',
  memoryOnly: {
    locked:
      'This computer’s keychain is locked. Until it opens, you stay signed in only while Haven Exchange runs.',
    absent:
      'This computer has no keychain. You stay signed in only while Haven Exchange runs; nothing is kept unprotected.',
    failing:
      'This computer’s keychain did not keep your sign-in. You stay signed in only while Haven Exchange runs.',
  },
} as const;

export const phoneMessages = {
  tollFree:
    'Toll-free numbers (800, 888, 877, etc.) cannot be used due to payment processing requirements. Please provide a direct business or personal phone number.',
  malformed: 'Use digits, spaces and + ( ) . - only.',
} as const;

/** Notices by name, so that data files can ask for one without holding words. */
export const notices = {
  signedOut: { title: 'Signed Out', description: 'You have been successfully signed out.' },
  signOutFailed: { title: 'Error', description: 'Failed to sign out. Please try again.' },
  profileUpdated: { title: 'Profile updated', description: 'Your changes have been saved.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'Your other devices have been signed out.',
  },
  signedOutOthers: {
    title: 'Signed out elsewhere',
    description: 'Every other device has been signed out.',
  },
  sessionEnded: {
    title: 'Device signed out',
    description: 'That device needs to sign in again.',
  },
  sessionEndedElsewhere: {
    title: 'Signed out',
    description: 'This session was ended from another device. Please sign in again.',
  },
  secondFactorOn: {
    title: 'Two-step sign-in is on',
    description: 'From now on you also enter a code when you sign in.',
  },
  secondFactorOff: {
    title: 'Two-step sign-in is off',
    description: 'Your password alone opens your account again.',
  },
  messageQueuedAgain: {
    title: 'Message queued again',
    description: 'It goes out with the next delivery.',
  },
  accountApproved: {
    title: 'Account approved',
    description: 'It is open now, and the person gets an e-mail.',
  },
  accountRejected: {
    title: 'Account rejected',
    description: 'It opens nothing, and the person gets an e-mail.',
  },
  accountSuspended: {
    title: 'Account suspended',
    description: 'It opens nothing from now on, and the person gets an e-mail.',
  },
  accountReinstated: {
    title: 'Account reinstated',
    description: 'It is open again, and the person gets an e-mail.',
  },
  roleGiven: { title: 'Role given', description: 'It counts now, and the person gets an e-mail.' },
  roleEnded: {
    title: 'Role ended',
    description: 'It counts no more, and the person gets an e-mail.',
  },
  recoveryCodeUsed: {
    title: 'Recovery code used',
    description: 'Two-step sign-in is off now. Set it up again in your security settings.',
  },
  planCancelled: {
    title: 'Plan cancelled',
    description: 'Everything stays open until the end of what is paid for.',
  },
  planKept: {
    title: 'Plan kept',
    description: 'It goes on as before, and nothing changes about your card.',
  },
  confirmationSent: {
    title: 'Confirmation sent',
    description: 'A new confirmation link is on its way.',
  },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

/** `exchange` redeems a code: by then the server has confirmed the address already. */
export type AuthAction =
  | 'sign-in'
  | 'sign-up'
  | 'confirm'
  | 'exchange'
  | 'resend'
  | 'reset'
  | 'reset-exchange'
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
  security: authMessages.unknown,
};

/** Links: whatever the server says about one, the fallback of the action says it better. */
const linkActions = new Set<AuthAction>(['confirm', 'exchange', 'reset', 'reset-exchange']);

/** Refusals that a person can do something about, by the code of the auth server. */
const sentenceByCode: Readonly<Record<string, string>> = {
  invalid_credentials: authMessages.invalidCredentials,
  email_not_confirmed: authMessages.emailNotConfirmed,
  mfa_verification_failed: authMessages.codeWrong,
  insufficient_aal: authMessages.codeNeeded,
  same_password: authMessages.samePassword,
  current_password_mismatch: authMessages.currentPasswordWrong,
  current_password_required: authMessages.currentPasswordWrong,
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

const dataSentenceByCode: Readonly<Record<string, string>> = {
  '42501': 'You do not have access to this.',
  '23505': 'This already exists.',
  '23503': 'This is still in use or refers to something that no longer exists.',
  '23514': 'One of the values is outside its allowed range.',
  '22001': 'One of the texts is too long.',
  HXA01: 'At least one administrator whose role does not end must remain.',
  HXA02: 'Staff roles need a confirmed e-mail address, and this one is not confirmed.',
  HXA03: 'This account no longer exists.',
  '57014': 'This took too long. Please try again.',
  HXPLN: 'Contacting brokers is part of a paid plan. Choose one to go on.',
  HXCON:
    'You have used all broker contacts of this month. They start anew on the first day of the next month (UTC), or at once with a larger plan.',
  HXLST: 'Your plan has no room for another listing. Delete one, or choose a larger plan.',
  HXGON: 'This listing is no longer available.',
  HXOWN: 'This is your own listing.',
  PGRST116: 'This does not exist, or you do not have access to it.',
  PGRST301: 'Your session has expired. Please sign in again.',
  PGRST303: 'Your session has expired. Please sign in again.',
  UNREACHABLE: authMessages.unreachable,
  UNREADABLE: 'The server answered in a form this version does not understand. Reload the page.',
};

/** The sentence for a failed data call. What the database itself said never reaches a person. */
export function dataSentence(error: { readonly status: number; readonly code: string }): string {
  const known = dataSentenceByCode[error.code];
  if (known !== undefined) return known;
  if (error.status === 401) return 'Your session has expired. Please sign in again.';
  if (error.status === 403) return 'You do not have access to this.';
  if (error.status === 429) return 'Too many requests. Please wait a moment and try again.';
  if (error.status >= 500) return 'The server had a problem. Please try again.';
  return authMessages.unknown;
}
