import type { ContentPage } from '../model.ts';

export const mobileApp: ContentPage = {
  lede: 'There is nothing to fetch from a store. You add the site to the home screen, and it opens like an app, in its own window, with its own icon.',
  description:
    'How to install Haven Exchange on iPhone, iPad, Android or a computer from the browser, what the installed app can do without a line, and how to remove it.',
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
              text: 'Links tapped in a mail program may open elsewhere; copy them over.',
            },
            { title: 'Tap Share', text: 'The square with an arrow.' },
            { title: 'Choose Add to Home Screen', text: 'Scroll down if it is not in sight.' },
            {
              title: 'Confirm the name',
              text: 'And open it from the new icon. Sign in once; it keeps its own session.',
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
            'Chrome and Edge offer to install the site in their menu, and the site offers it too once you have used it for five minutes. It waits because nobody can decide that on the first screen. Dismiss it and it stays away for a week; on an iPhone, where it is a card with instructions, for three days.',
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
            'The same works in Chrome and Edge, by the sign in the address bar. For daily work on a computer the [desktop app](/features/desktop-app) is the better choice: it keeps your session in the system’s keychain, rings through the system and can be managed by your organization.',
          ],
        },
        {
          kind: 'table',
          caption: 'Three ways to have it',
          columns: [
            { label: 'Matter' },
            { label: 'Browser tab' },
            { label: 'Added to the home screen' },
            { label: 'Desktop app' },
          ],
          rows: [
            ['Installation', 'None', 'Two taps', 'An installer'],
            ['Updates', 'At reload', 'At the next opening', 'Asked, or by your administrator'],
            ['Own window and icon', 'No', 'Yes', 'Yes'],
            ['Opens without a line', 'No', 'Yes', 'Yes'],
            ['System notes', 'No', 'Where the system allows', 'Yes'],
            [
              'Managed by an organization',
              'By the browser',
              'By the browser',
              'By policies of its own',
            ],
          ],
        },
      ],
    },
    {
      id: 'offline',
      heading: 'What it does without a line',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Opens',
              text: 'The app itself is kept on the telephone, so it starts in a tunnel.',
            },
            {
              term: 'Says so',
              text: 'A bar tells that you are offline and that some features may be limited. It goes when the line is back.',
            },
            {
              term: 'Keeps small updates',
              text: 'They are sent when you are online again, and you see how many they were.',
            },
            {
              term: 'Refuses the rest',
              text: 'Payments, contacts and anything with a deadline. A promise that waits in a pocket is not one.',
            },
          ],
        },
      ],
    },
    {
      id: 'room',
      heading: 'Space and privacy',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The app asks for no contacts, no calendar and no location. Signing out ends the session on that telephone; removing the icon, and the site’s data if the system asks, removes what it kept. If you hand the telephone on, do both, and look at your devices under [Security settings](/security-settings) as well.',
          ],
        },
      ],
    },
    {
      id: 'trouble',
      heading: 'If something is odd',
      blocks: [
        {
          kind: 'list',
          items: [
            '**An old version.** Close the app fully and open it twice: it fetches the new one at the first opening and shows it at the second.',
            '**Signed out every week.** The system clears storage of sites that are not used. Open it now and then, or use the desktop app.',
            '**No offer to install.** Private windows do not offer it, nor do browsers inside other apps.',
            '**Links open the browser.** Some systems do that for installed sites. The session there is another one; sign in once.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'What it is made for', to: '/mobile-features' },
    { label: 'The desktop app', to: '/features/desktop-app' },
    { label: 'Create an account', to: '/auth' },
  ],
};
