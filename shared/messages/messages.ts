/**
 * The sentences that any screen may need: what a failed data call says. What only some screens say, and the
 * notices of their data calls, stand in a file for each area beside this one, off the first page.
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
