import type { KeychainState } from './host.ts';

/** What the screens of the desktop app say when something is not as it was asked. */
export const desktopMessages = {
  managed: 'Your organisation decides this.',
  refused:
    'Your computer did not take this over. Its own settings for what starts at sign-in come first.',
  taken:
    'Another app has the shortcut that you pressed, or your computer offers none. Nothing has changed.',
  shortcutTaken: 'Another app has this shortcut, or your computer offers none. Choose another one.',
  invalid: 'A shortcut is a key together with Ctrl, Alt or another modifier than Shift alone.',
  failed: 'This could not be changed. Try again.',
  unreadable: 'The app did not answer. Try again, or start it anew.',
  diagnosticsSaved: {
    title: 'Diagnostics exported',
    description: 'Look through the file before you hand it on.',
  },
  diagnosticsFailed: {
    title: 'Error',
    description: 'The diagnostics could not be written there. Choose another folder.',
  },
} as const;

/** Where the sign-in is kept, in words. */
export const keychainWords: Readonly<Record<KeychainState, string>> = {
  ready: 'Keeps your sign-in',
  locked: 'Locked: your sign-in is kept until the app ends',
  absent: 'None: your sign-in is kept until the app ends',
  failing: 'Does not answer: your sign-in is kept until the app ends',
};
