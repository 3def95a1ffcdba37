import type { ContentPage } from '../model.ts';

export const vendorDirectory: ContentPage = {
  lede: 'Every state and category with its verified vendors. Featured vendors come first and are labeled. The others are ordered by points that each profile shows.',
  description:
    'The vendor directory by category and state with today’s number of verified vendors, and how their order is decided.',
  keywords: ['vendor directory', 'senior living vendors by state', 'directory search'],
  sections: [
    {
      id: 'order',
      heading: 'How the order is decided',
      blocks: [
        {
          kind: 'table',
          caption: 'Points of a vendor, 90 at most',
          columns: [{ label: 'Part' }, { label: 'Points' }, { label: 'Counted from' }],
          rows: [
            [
              'Verified',
              '6 each, 30 at most',
              'Credentials that our team has verified and that are valid',
            ],
            ['Responsive', '20 at most', 'Share of requests answered within the response time'],
            ['Completed', '2 each, 20 at most', 'Projects that clients marked as done'],
            ['Rated', '20 at most', 'Published reviews of clients, weighted while there are few'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'With a state chosen, only vendors that work there are listed. Featured placement is [not for sale](/vendor-premium).',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open the directory', to: '/vendors' },
    { label: 'Vendor categories', to: '/vendor-categories' },
  ],
};
