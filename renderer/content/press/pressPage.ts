import type { ContentPage } from '../model.ts';

/** What stands around the list of releases. */
export const pressPage: ContentPage = {
  lede: 'What has been finished, what was checked, and where the check ends. Plans are not announced here.',
  description:
    'Milestones of Haven Exchange, each with what was checked and what is not claimed: the desktop app, access rules, offline use, accessibility, payments, demo.',
  keywords: ['press', 'Haven Exchange', 'press release', 'milestones'],
  sections: [
    {
      id: 'use',
      heading: 'For those who write about us',
      blocks: [
        {
          kind: 'list',
          items: [
            'Texts may be quoted in whole or in part, with the date. A release tells the state of that day.',
            'People with “(demo)” behind their names are invented. Please do not quote them as employees; ask us for a person.',
            'Percentages in our advertising are claims and are marked so where they stand. They are not findings, and should not become any by being printed.',
            'Customers are not named. If a member wishes to talk about their work here, they will say so themselves.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Questions with a deadline go to [contact](/contact), topic “Press”. Say for whom you write and by when; if we cannot answer in time, we tell you that much at once. For what works at present see [features status](/features-status), and for the company’s interests [investor relations](/investor-relations).',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Write to the press desk', to: '/contact' },
    { label: 'About the company', to: '/about' },
    { label: 'See what works today', to: '/features-status' },
  ],
};
