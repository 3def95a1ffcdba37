import type { ContentPage } from '../model.ts';

/** Page content around the list of releases. */
export const pressPage: ContentPage = {
  lede: 'What we finished, when, and how it was checked.',
  description:
    'Haven Exchange milestones and how each was checked: the desktop app, access rules, offline use, accessibility, payments, and the demo.',
  keywords: ['press', 'Haven Exchange', 'press release', 'milestones'],
  sections: [
    {
      id: 'use',
      heading: 'For journalists',
      blocks: [
        {
          kind: 'list',
          items: [
            'You may quote these texts in whole or in part, with the date. A release describes the product on that date.',
            'People marked “(demo)” are invented. Please don’t quote them as employees. Ask us for an interview instead.',
            'We don’t name customers. If a member wants to talk about their work here, they will do so themselves.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Send questions with a deadline to [contact](/contact), topic “Press”. Tell us who you write for and when you need an answer. If we can’t answer in time, we’ll let you know right away. For what works today, see [features status](/features-status), and for company information, see [investor relations](/investor-relations).',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Contact the press team', to: '/contact' },
    { label: 'About the company', to: '/about' },
    { label: 'See what works today', to: '/features-status' },
  ],
};
