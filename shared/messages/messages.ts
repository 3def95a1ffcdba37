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

/** What is said to somebody who is not signed in, by what they wanted to do. */
const signedOutSentences = {
  SIGNED_OUT: 'User not authenticated',
  SIGNED_OUT_PROFILE: 'No user logged in',
  SIGNED_OUT_ACTIVITY: 'No user authenticated',
} as const;
export type SignedOutCode = keyof typeof signedOutSentences;

const dataSentenceByCode: Record<string, string> = {
  ...signedOutSentences,
  '42501': 'You do not have access to this.',
  '23505': 'This already exists.',
  '23503': 'This is still in use or refers to something that no longer exists.',
  '23514': 'One of the values is outside its allowed range.',
  '22001': 'One of the texts is too long.',
  '57014': 'This took too long. Please try again.',
  '53100': 'The server has no room left to save this. Everything can still be read.',
  HXFRS: 'Confirm that it is you first, then make new recovery codes.',
  HXMRT: 'That was a lot within a short time. Please wait a moment and go on.',
  HXPCU: 'This page of the list cannot be found any more. Begin with the first page.',
  HXUFL: 'Your storage is full. Delete files, or choose a larger plan.',
  PGRST116: 'This does not exist, or you do not have access to it.',
  PGRST301: 'Your session has expired. Please sign in again.',
  PGRST303: 'Your session has expired. Please sign in again.',
  UNREACHABLE: commonMessages.unreachable,
  UNREADABLE: 'The server answered in a form this version does not understand. Reload the page.',
};

/**
 * Sentences for refusals of the database that only some calls meet. The file of an area tells them, and comes
 * with the calls that import it: the first page does not pay for them.
 */
export function explain(sentences: Readonly<Record<string, string>>): void {
  Object.assign(dataSentenceByCode, sentences);
}

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
