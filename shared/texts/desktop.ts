import type { KeychainState } from '../host.ts';

/** Error messages of the desktop app's screens. */
export const desktopMessages = {
  managed: 'Managed by your organization.',
  refused: "Your computer didn't apply this. Its own startup settings take priority.",
  taken: 'That shortcut is used by another app or not supported here. Nothing has changed.',
  shortcutTaken: 'This shortcut is used by another app or not supported here. Choose another one.',
  invalid: "A shortcut needs a key with Ctrl, Alt, or another modifier. Shift alone isn't enough.",
  failed: "The change couldn't be saved. Try again.",
  unreadable: "The app didn't respond. Try again or restart it.",
  noQuietHours: 'Start and end are the same, so there are no quiet hours.',
  /** Results of a test notification. */
  trial: {
    shown: "Sent to your computer. If you don't see it, check for a focus or do-not-disturb mode.",
    off: 'Notifications are off. Turn them on above.',
    quiet: 'It will appear when quiet hours end.',
    repeated: 'This one was already shown.',
    'in-view': "You're already viewing the page it would open.",
    unsupported: "This computer's desktop doesn't support notifications.",
    'not-allowed':
      'Your computer blocks notifications from this app. Allow them in its notification settings.',
    notAllowedByMac:
      "macOS blocks notifications from this app. Allow them in System Settings under Notifications. Unsigned builds can't be allowed.",
    route: "The page it opens doesn't exist.",
    system: "Your computer didn't show it. Check its notification settings.",
  },
  diagnosticsSaved: {
    title: 'Diagnostics exported',
    description: 'Review the file before sharing it.',
  },
  diagnosticsFailed: {
    title: 'Error',
    description: "Couldn't save diagnostics there. Choose another folder.",
  },
} as const;

/** Labels for where the sign-in is stored. */
export const keychainStateLabels: Readonly<Record<KeychainState, string>> = {
  ready: 'Stores your sign-in',
  locked: 'Locked: you stay signed in until you quit the app',
  absent: 'None: you stay signed in until you quit the app',
  failing: 'Not responding: you stay signed in until you quit the app',
};
