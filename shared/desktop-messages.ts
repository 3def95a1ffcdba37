/** What the screens of the desktop app say when something is not as it was asked. */
export const desktopMessages = {
  managed: 'Your organisation decides this.',
  refused:
    'Your computer did not take this over. Its own settings for what starts at sign-in come first.',
  taken: 'Another app has this shortcut, or your computer offers none. Choose another one.',
  invalid: 'A shortcut is a key together with Ctrl, Alt or another modifier than Shift alone.',
  failed: 'This could not be changed. Try again.',
  unreadable: 'The settings of this app could not be read.',
} as const;
