import type { ContentPage } from '../model.ts';

export const mobileApp: ContentPage = {
  lede: 'No app store needed. Add the site to your home screen, and it opens like an app, in its own window with its own icon.',
  description:
    'How to install Haven Exchange on iPhone, iPad, Android or a computer from the browser, what the installed app can do offline, and how to remove it.',
  keywords: ['install app', 'add to home screen', 'progressive web app', 'iPhone', 'Android'],
  sections: [
    {
      id: 'iphone',
      heading: 'iPhone and iPad',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Open the site in Safari',
              text: 'Links tapped in an email app may open in another browser. Copy them into Safari.',
            },
            { title: 'Tap Share', text: 'The square with an arrow.' },
            { title: 'Choose Add to Home Screen', text: 'Scroll down if you do not see it.' },
            {
              title: 'Confirm the name',
              text: 'Then open it from the new icon. Sign in once, because the app keeps its own session.',
            },
          ],
        },
      ],
    },
    {
      id: 'android',
      heading: 'Android',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Chrome and Edge offer to install the site in their menu. The site also offers it after you have used it for five minutes, not on the first screen. If you dismiss the offer, it stays hidden for a week. On an iPhone, the offer is a card with instructions, and dismissing it hides it for three days.',
          ],
        },
      ],
    },
    {
      id: 'computer',
      heading: 'A computer',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Installation works the same way in Chrome and Edge, with the icon in the address bar. For daily work on a computer the [desktop app](/features/desktop-app) is the better choice: it stores your session in the system keychain, sends system notifications and can be managed by your organization.',
          ],
        },
        {
          kind: 'table',
          caption: 'Three ways to use it',
          columns: [
            { label: 'Feature' },
            { label: 'Browser tab' },
            { label: 'Added to the home screen' },
            { label: 'Desktop app' },
          ],
          rows: [
            ['Installation', 'None', 'Two taps', 'An installer'],
            [
              'Updates',
              'On reload',
              'The next time it opens',
              'After you agree, or by your administrator',
            ],
            ['Own window and icon', 'No', 'Yes', 'Yes'],
            ['Opens offline', 'No', 'Yes', 'Yes'],
            ['System notifications', 'No', 'Where the system allows', 'Yes'],
            [
              'Managed by an organization',
              'By the browser',
              'By the browser',
              'By its own policies',
            ],
          ],
        },
      ],
    },
    {
      id: 'offline',
      heading: 'What works offline',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Opens',
              text: 'The app is stored on your phone, so it starts without a connection.',
            },
            {
              term: 'Shows an offline notice',
              text: 'A bar says that you are offline and that some features may be limited. It disappears when you are back online.',
            },
            {
              term: 'Saves small updates',
              text: 'They are sent when you are online again, and you see how many were sent.',
            },
            {
              term: 'Blocks other actions',
              text: 'Payments, contacts and anything with a deadline need a connection, because a delayed commitment may come too late.',
            },
          ],
        },
      ],
    },
    {
      id: 'room',
      heading: 'Storage and privacy',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app does not ask for your contacts, calendar or location. Signing out ends the session on that phone. Removing the icon, and the site’s data if the system asks, removes what the app stored. If you pass the phone on, do both, and also check your devices under [Security settings](/security-settings).',
          ],
        },
      ],
    },
    {
      id: 'trouble',
      heading: 'Troubleshooting',
      blocks: [
        {
          kind: 'list',
          items: [
            '**An old version.** Close the app completely and open it twice. It downloads the new version the first time and shows it the second time.',
            '**Signed out every week.** The system clears storage for sites that are not used. Open the app now and then, or use the desktop app.',
            '**No install offer.** Private windows do not show it, and neither do browsers inside other apps.',
            '**Links open the browser.** Some systems do that for installed sites. The browser has a separate session, so sign in once.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'What works well on a phone', to: '/mobile-features' },
    { label: 'The desktop app', to: '/features/desktop-app' },
    { label: 'Create an account', to: '/auth' },
  ],
};
