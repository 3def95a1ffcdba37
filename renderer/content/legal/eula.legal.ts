import { SUPPORT_EMAIL } from '#shared/constants.ts';
import type { LegalPage } from './legalPage.ts';

export const eula: LegalPage = {
  lede: 'What you may do with the Haven Exchange desktop app for Windows, macOS and Linux, and what it does on your computer.',
  description:
    'License agreement of the Haven Exchange desktop app: permitted use, updates, the keychain, local mode, managed computers, open-source parts and liability.',
  keywords: ['EULA', 'desktop app', 'license agreement'],
  effective: '2026-11-21',
  sections: [
    {
      id: 'parties',
      heading: 'What this covers',
      summary: 'The installed program. The service it connects to has terms of its own.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'This agreement between you and Haven Exchange applies to the desktop app with its updates and documentation (the “app”). Installing or using it means acceptance; if you do not agree, remove it. An administrator who installs it for an organization accepts in that organization’s name, and people who use it there are bound through it.',
            'Connecting to the service falls under the [terms of service](/terms-of-service), and data under the [privacy policy](/privacy-policy). If the texts conflict about the program itself, this one counts.',
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
            'We grant you a personal or organization-wide, non-exclusive, non-transferable, revocable license to install and run the app on computers that you own or control, for your own business, as long as this agreement lasts. Organizations may distribute the unchanged installers to their own people, by their software management too. The app is licensed and not sold.',
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
            'Change, rent, resell or publish the app or a derived version, or offer it to third parties as a service.',
            'Decompile or take it apart, unless the law or an open-source license permits that despite this sentence.',
            'Remove notices, signatures or integrity checks, or distribute an installer whose checksum differs from ours.',
            'Use it to reach accounts or data that are not yours, or to get around limits of the service.',
            'Use it where a failure could endanger life. It is no nurse call, no medical device and no alarm.',
          ],
        },
      ],
    },
    {
      id: 'updates',
      heading: 'Updates',
      summary:
        'Per-user installations update themselves after asking; managed ones are updated by administrators.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Installations for one person look for updates shortly after the start and every few hours, load them in the background, check them, and ask before restarting. Packages for all users of a computer (MSI and deb) never replace themselves; the administrator installs newer ones. An organization may turn updates off, choose a channel, or point to a feed of its own.',
            'There are no downgrades. We may stop supporting old versions and operating systems, and the service may refuse a version that is no longer safe. Updates fall under this agreement unless they bring one of their own.',
          ],
        },
      ],
    },
    {
      id: 'keychain',
      heading: 'Session and keychain',
      summary:
        'Your session is stored in the operating system’s keychain or, failing that, in memory alone.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'To keep you signed in the app stores its session in Credential Manager on Windows, Keychain on macOS, or the keyring of your Linux desktop. It writes none of it to ordinary files. If the keychain is locked or missing, the session lasts until the app closes. Protect your computer account with a password and lock the screen; whoever can use it can use the app.',
            'Uninstalling leaves settings and session in place so that a reinstallation finds them. Sign out first, then delete the app’s folders, if nothing is to remain.',
          ],
        },
      ],
    },
    {
      id: 'local-mode',
      heading: 'Try it on this computer',
      summary: 'The local mode keeps everything on your machine. You are responsible for its data.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app can run a server and a database on your computer, reachable from that computer alone, filled with invented people and communities. No data of it is sent to us. Payments there are a test and move no money, and letters are shown and not sent.',
            'Because we hold no copy we can restore nothing. The database moves forward with updates and not back. Treat the mode as a way to get to know the product, and keep no sole copy of a real document in it.',
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
            'It may show notifications and a badge, start with the computer and stay in the tray, each as set by you.',
            'It registers links that begin with haven:// and opens other addresses in your browser.',
            'It keeps pages and unsent changes for use without a connection and sends them when there is one.',
            'It talks to the address of your project and to the update feed, by the proxy and the certificates of your system.',
            'It writes a log without tokens, message texts or addresses of people. You can export it with facts about the installation and decide whether to send it to us.',
          ],
        },
      ],
    },
    {
      id: 'managed',
      heading: 'Managed computers',
      summary: 'Your organization may decide settings, and the app says which.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Policies set by an administrator can fix the project, updates, the tray and quiet hours. Such settings are marked “Managed by your organisation” and cannot be changed in the app. We are not responsible for rules an organization sets for its people.',
          ],
        },
      ],
    },
    {
      id: 'open-source',
      heading: 'Parts of others',
      summary: 'Open-source components keep their licenses.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app contains open-source software, among it Electron and Chromium, each under the license that accompanies it; nothing here limits rights you have from those licenses. All other rights in the app, its design and its name remain with us and our licensors.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      heading: 'Warranty and liability',
      summary: 'The app comes as it is; liability is limited as the law allows.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'As far as the law permits we give no warranty that the app is free of faults, runs on every computer or suits a particular purpose. We are not liable for indirect damage or lost data, and for other damage caused by the app up to fifty dollars, or the limit in the terms of service if that is higher. Liability for intent, gross negligence, injury to persons, and whatever cannot be excluded, is not limited.',
          ],
        },
      ],
    },
    {
      id: 'export-and-end',
      heading: 'Export, end and law',
      summary: 'Follow export rules; uninstall to end it; Delaware law.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app contains encryption. You may not export or use it against the laws of the United States or of your country, nor if you are a person to whom they forbid supply. For government users it is commercial computer software with no more than the rights granted here.',
            'You end this agreement by removing the app. It ends by itself if you break it seriously and do not stop after a warning. The law of Delaware applies without its conflict rules; mandatory protection of consumers stays.',
            `Questions about this license reach us at ${SUPPORT_EMAIL}.`,
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
