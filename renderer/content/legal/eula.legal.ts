import { SUPPORT_EMAIL } from '#shared/constants.ts';
import type { LegalPage } from './legalPage.ts';

export const eula: LegalPage = {
  lede: 'What you may do with the Haven Exchange desktop app for Windows, macOS and Linux, and what it does on your computer.',
  description:
    'License agreement of the Haven Exchange desktop app: permitted use, updates, keychain, local mode, managed computers, open-source components and liability.',
  keywords: ['EULA', 'desktop app', 'license agreement'],
  effective: '2026-11-21',
  sections: [
    {
      id: 'parties',
      heading: 'What this covers',
      summary: 'The installed app. The service it connects to has separate terms.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'This agreement between you and Haven Exchange applies to the desktop app with its updates and documentation (the “app”). By installing or using it you accept this agreement. If you do not agree, remove the app. An administrator who installs it for an organization accepts on the organization’s behalf, and the people who use it there are bound through the organization.',
            'Connecting to the service is subject to the [terms of service](/terms-of-service), and data to the [privacy policy](/privacy-policy). If these texts conflict about the app itself, this agreement prevails.',
          ],
        },
      ],
    },
    {
      id: 'license',
      heading: 'What you may do',
      summary: 'Install it on your computers and use it for your business, free of charge.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We grant you a personal or organization-wide, non-exclusive, non-transferable, revocable license to install and run the app on computers that you own or control, for your own business, for the term of this agreement. Organizations may distribute the unchanged installers to their own people, including through their software management. The app is licensed, not sold.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What you may not do',
      summary: 'Do not alter, resell or misuse it, or remove its protections.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Modify, rent, resell or publish the app or a derived version, or offer it to third parties as a service.',
            'Decompile or disassemble it, unless the law or an open-source license permits this regardless of this restriction.',
            'Remove notices, signatures or integrity checks, or distribute an installer whose checksum differs from ours.',
            'Use it to access accounts or data that are not yours, or to circumvent limits of the service.',
            'Use it where a failure could endanger life. It is not a nurse call system, medical device or alarm.',
          ],
        },
      ],
    },
    {
      id: 'updates',
      heading: 'Updates',
      summary:
        'Per-user installations update themselves after asking. Administrators update managed installations.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Per-user installations check for updates shortly after start and every few hours, download them in the background, verify them, and ask before restarting. Packages for all users of a computer (MSI and deb) never update themselves; the administrator installs new versions. An organization may turn updates off, choose a channel, or use its own update feed.',
            'Downgrades are not supported. We may stop supporting old versions and operating systems, and the service may reject a version that is no longer safe. Updates are subject to this agreement unless they come with their own.',
          ],
        },
      ],
    },
    {
      id: 'keychain',
      heading: 'Session and keychain',
      summary:
        'Your session is stored in the operating system’s keychain or, if that is unavailable, in memory only.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'To keep you signed in, the app stores its session in Credential Manager on Windows, Keychain on macOS, or the keyring of your Linux desktop. It does not write the session to ordinary files. If the keychain is locked or missing, the session lasts until the app closes. Protect your computer account with a password and lock the screen, because anyone who can use your account can use the app.',
            'Uninstalling leaves settings and session in place so that a reinstallation can use them. To remove everything, sign out first, then delete the app’s folders.',
          ],
        },
      ],
    },
    {
      id: 'local-mode',
      heading: 'Try it on this computer',
      summary: 'Local mode keeps all data on your computer. You are responsible for its data.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app can run a server and a database on your computer, reachable only from that computer and filled with invented people and communities. None of its data is sent to us. Payments there are simulated and move no money, and emails are displayed but not sent.',
            'Because we hold no copy, we cannot restore anything. Updates migrate the database forward, and it cannot be migrated back. Use this mode to get to know the product, and do not keep the only copy of a real document in it.',
          ],
        },
      ],
    },
    {
      id: 'behavior',
      heading: 'What it does on your computer',
      summary:
        'Notifications, a tray icon, haven:// links, offline pages and a log, within settings you control.',
      blocks: [
        {
          kind: 'list',
          items: [
            'It may show notifications and a badge, start with the computer and stay in the tray, depending on your settings.',
            'It registers links that begin with haven:// and opens other addresses in your browser.',
            'It stores pages and unsent changes for offline use and sends the changes when you are back online.',
            'It connects to the address of your project and to the update feed, using your system’s proxy and certificates.',
            'It writes a log without tokens, message texts or personal addresses. You can export the log with details of the installation and decide whether to send it to us.',
          ],
        },
      ],
    },
    {
      id: 'managed',
      heading: 'Managed computers',
      summary: 'Your organization may manage settings, and the app shows which ones.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Policies set by an administrator can fix the project, updates, the tray and quiet hours. Such settings are marked “Managed by your organization” and cannot be changed in the app. We are not responsible for policies an organization sets for its people.',
          ],
        },
      ],
    },
    {
      id: 'open-source',
      heading: 'Third-party components',
      summary: 'Open-source components keep their licenses.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app contains open-source software, including Electron and Chromium, each under the license that accompanies it. Nothing here limits your rights under those licenses. All other rights in the app, its design and its name remain with us and our licensors.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      heading: 'Warranty and liability',
      summary: 'The app is provided as is. Liability is limited as the law allows.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'To the extent the law permits, we give no warranty that the app is free of errors, runs on every computer or suits a particular purpose. We are not liable for indirect damage or lost data, and our liability for other damage caused by the app is limited to fifty dollars, or to the limit in the terms of service if that is higher. Liability for intentional misconduct, gross negligence, personal injury, and anything that cannot be excluded by law is not limited.',
          ],
        },
      ],
    },
    {
      id: 'export-and-end',
      heading: 'Export, termination and law',
      summary: 'Follow export rules. Uninstall to end the agreement. Delaware law applies.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app contains encryption. You may not export or use it in violation of the laws of the United States or of your country, or if those laws prohibit supplying it to you. For government users it is commercial computer software with only the rights granted here.',
            'You end this agreement by removing the app. It ends automatically if you seriously breach it and do not stop after a warning. The law of Delaware applies, without regard to its conflict-of-laws rules. Mandatory consumer protection remains unaffected.',
            `Send questions about this license to ${SUPPORT_EMAIL}.`,
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Terms of service', to: '/terms-of-service' },
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Get help', to: '/support' },
  ],
};
