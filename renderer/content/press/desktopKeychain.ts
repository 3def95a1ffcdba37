import type { PressRelease } from './pressRelease.ts';

export const desktopKeychain: PressRelease = {
  slug: 'desktop-app-keeps-the-session-in-the-keychain',
  heading: 'The desktop app stores its session in the system keychain',
  description:
    'The Haven Exchange desktop app for Windows, macOS, and Linux stores sign-ins in the system keychain, gives pages no refresh token, and writes none to a file.',
  date: '2026-11-21',
  paragraphs: [
    'Haven Exchange now runs as a desktop app on Windows, macOS, and Linux. It is built for people who keep a deal open all day, such as brokers waiting for a reply and operators who run it next to their care system.',
    'A signed-in user’s session is stored in the operating system’s keychain and in the memory of the app’s main process. Pages receive short-lived access tokens and never the refresh token, so an injected script can’t keep access for long. No session is written to a file.',
    'Keychains differ between systems. Windows limits the size of an entry, so a session is split into chunks with a manifest that lists which chunks belong together. On Linux a keychain can be locked when the app starts. The app then offers to try again instead of treating the user as signed out. If there is no keychain at all, the session lasts until the app is closed, and a banner says so.',
    'The app loads only its own pages. External links open in the browser, and only for a short list of safe link types. Every message between a page and the main process is checked for sender, rate, and format. A test attacks each of these channels and automatically covers new ones.',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'The built app, with test stubs that match Electron’s own type declarations, and a real keyring on Linux: long sessions, a locked keyring, and no keyring.',
    },
    {
      term: 'Still to be checked on real machines',
      text: 'Signed installers on Windows and macOS. A checklist names each step, and any step that was skipped is reported as not done.',
    },
    {
      term: 'For administrators',
      text: 'Policies set by Group Policy, configuration profile, or file control updates, quiet hours, and the workspace.',
    },
  ],
  next: { label: 'See what the desktop app does', to: '/features/desktop-app' },
};
