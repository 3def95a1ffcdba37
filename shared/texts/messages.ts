/**
 * Sentences any screen may need for failed data calls. Texts of individual screens are in a file per area beside this
 * one, so the first page doesn't load them.
 */

export interface Notice {
  readonly title: string;
  readonly description: string;
}

export const commonMessages = {
  unknown: 'An unknown error occurred',
  unreachable: "Can't reach the server. Check your connection and try again.",
  noUserAfterSignUp: 'Sign up failed - no user data received',
  noUserAfterSignIn: 'Sign in failed - no user data received',
  outsideProvider: 'useAuth must be used within an AuthProvider',
} as const;

/** Shown to signed-out users, by the action they attempted. */
const signedOutMessages = {
  SIGNED_OUT: 'User not authenticated',
  SIGNED_OUT_PROFILE: 'No user logged in',
  SIGNED_OUT_ACTIVITY: 'No user authenticated',
} as const;
export type SignedOutCode = keyof typeof signedOutMessages;

const dataMessageByCode: Record<string, string> = {
  ...signedOutMessages,
  '42501': "You don't have access to this.",
  '23505': 'This already exists.',
  '23503': 'This is still in use or refers to something that no longer exists.',
  '23514': 'A value is outside its allowed range.',
  '22001': 'A text is too long.',
  '57014': 'This took too long. Please try again.',
  '53100': "The server is out of storage, so this wasn't saved. You can still view everything.",
  HXFRS: "Confirm it's you first, then create new recovery codes.",
  HXMRT: "You're doing this too often. Wait a bit and try again.",
  HXPCU: 'This page of the list is no longer available. Go to the first page.',
  HXSMN: 'There is no sample data for your role.',
  HXSMP: "Sample data can't be shared, published, or contacted. Add your own instead.",
  HXUFL: 'Your storage is full. Delete files or upgrade your plan.',
  PGRST116: "Not found, or you don't have access.",
  PGRST301: 'Your session has expired. Please sign in again.',
  PGRST303: 'Your session has expired. Please sign in again.',
  UNREACHABLE: commonMessages.unreachable,
  UNREADABLE: "This version can't read the server's response. Reload the page.",
};

/**
 * Registers sentences for database errors that only some calls cause. Each area's file registers its own when
 * imported, so the first page doesn't load them.
 */
export function registerErrorMessages(messages: Readonly<Record<string, string>>): void {
  Object.assign(dataMessageByCode, messages);
}

/** Returns the sentence for a failed data call. Never shows the database's own message. */
export function dataErrorMessage(error: {
  readonly status: number;
  readonly code: string;
}): string {
  const known = dataMessageByCode[error.code];
  if (known !== undefined) return known;
  if (error.status === 401) return 'Your session has expired. Please sign in again.';
  if (error.status === 403) return "You don't have access to this.";
  if (error.status === 429) return 'Too many requests. Wait a bit and try again.';
  if (error.status >= 500) return 'The server had a problem. Please try again.';
  return commonMessages.unknown;
}
