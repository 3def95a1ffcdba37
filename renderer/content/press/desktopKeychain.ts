import type { PressRelease } from './pressRelease.ts';

export const desktopKeychain: PressRelease = {
  slug: 'desktop-app-keeps-the-session-in-the-keychain',
  heading: 'The desktop app keeps its session in the keychain',
  description:
    'The Haven Exchange desktop app for Windows, macOS and Linux stores sign-ins in the system keychain, gives pages no refresh token and writes none to a file.',
  date: '2026-11-21',
  paragraphs: [
    'Haven Exchange now runs as a desktop app on Windows, macOS and Linux. It is built for people who keep a deal open all day: brokers who wait for an answer, and operators who have it beside their care system.',
    'The session of a signed-in person lies in the operating system’s keychain and in the memory of the app’s main process. Pages receive short-lived access tokens and never the token that renews them, so a script that should not be there has nothing to carry away for long. No session is written to a file.',
    'Keychains are less simple than they sound. Windows limits the size of an entry, so a session is cut into pieces and a manifest says which pieces belong together. On Linux a keychain can be locked when the app starts; the app then offers to try again, instead of deciding that nobody is signed in. Where there is no keychain at all, the session lasts until the app is closed, and a banner says so.',
    'The app loads its own pages and nothing else. Addresses outside are handed to the browser, and only those of a few harmless kinds. Every message between a page and the main process is checked for its sender, its pace and its shape, and a test attacks each of these channels, also those that will be added later.',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'The built app on stand-ins that are typed against Electron’s own declarations, and a real keyring on Linux: long sessions, a locked keyring, none at all.',
    },
    {
      term: 'To be checked on real machines',
      text: 'Signed installers on Windows and macOS. A checklist names each step, and a step that was not done is reported as not done.',
    },
    {
      term: 'For administrators',
      text: 'Policies by Group Policy, configuration profile or file decide about updates, quiet hours and the workspace.',
    },
  ],
  next: { label: 'See what the desktop app does', to: '/features/desktop-app' },
};
