import type { KeychainState } from '../host.ts';

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
  noQuietHours: 'These are the same time, so nothing is quiet.',
  /** What came of a test notification. */
  trial: {
    shown:
      'It was handed to your computer. If you do not see it, a focus or do-not-disturb mode holds it back.',
    off: 'Notifications are switched off above.',
    quiet: 'It is shown when the quiet hours end.',
    repeated: 'This one was shown already.',
    'in-view': 'You are looking at what it would open.',
    unsupported: 'The desktop of this computer has nothing that shows notifications.',
    'not-allowed':
      'Your computer does not let this app notify. Allow it in its settings for notifications.',
    notAllowedByMac:
      'macOS does not let this app notify. Allow it in System Settings under Notifications. A build that is not signed cannot be allowed.',
    route: 'Its screen does not exist.',
    system: 'Your computer did not show it. Its settings for notifications may say why.',
  },
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
