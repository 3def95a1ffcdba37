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
  ],
  next: [
    { label: 'What works well on a phone', to: '/mobile-features' },
    { label: 'The desktop app', to: '/features/desktop-app' },
    { label: 'Create an account', to: '/auth' },
  ],
};
