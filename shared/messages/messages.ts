/**
 * The sentences that any screen may need: notices by name, and what a failed data call says. What only
 * some screens say stands in `auth-messages.ts`, `billing-messages.ts` and the like, off the first page.
 */

export interface Notice {
  readonly title: string;
  readonly description: string;
}

export const commonMessages = {
  unknown: 'An unknown error occurred',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  noUserAfterSignUp: 'Sign up failed - no user data received',
  noUserAfterSignIn: 'Sign in failed - no user data received',
  outsideProvider: 'useAuth must be used within an AuthProvider',
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
  brokerContacted: {
    title: 'Message sent',
    description: 'The broker has it by e-mail, with how to reach you.',
  },
  ratingSubmitted: { title: 'Rating Submitted', description: 'Thank you for your feedback!' },
  ratingFailed: {
    title: 'Submission Failed',
    description: 'Failed to submit rating. Please try again.',
  },
  vendorCreated: {
    title: 'Profile Created Successfully',
    description: 'Your vendor profile is now live and ready to receive leads.',
  },
  vendorNotCreated: {
    title: 'Error Creating Profile',
    description: 'There was an issue creating your vendor profile. Please try again.',
  },
  confirmationSent: {
    title: 'Confirmation sent',
    description: 'A new confirmation link is on its way.',
  },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

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
  '53100': 'The server has no room left to save this. Everything can still be read.',
  HXPLN: 'Contacting brokers is part of a paid plan. Choose one to go on.',
  HXCON:
    'You have used all broker contacts of this month. They start anew on the first day of the next month (UTC), or at once with a larger plan.',
  HXLST: 'Your plan has no room for another listing. Delete one, or choose a larger plan.',
  HXGON: 'This listing is no longer available.',
  HXOWN: 'This is your own listing.',
  HXTKT:
    'You have written to us several times within the hour. Please wait a little; we read everything.',
  HXTKG: 'This ticket no longer exists.',
  HXVND: 'This vendor no longer exists.',
  HXPRV: 'This change was decided or withdrawn meanwhile.',
  HXPCU: 'This page of the list cannot be found any more. Begin with the first page.',
  HXUFL: 'Your storage is full. Delete files, or choose a larger plan.',
  PGRST116: 'This does not exist, or you do not have access to it.',
  PGRST301: 'Your session has expired. Please sign in again.',
  PGRST303: 'Your session has expired. Please sign in again.',
  UNREACHABLE: commonMessages.unreachable,
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
  return commonMessages.unknown;
}
