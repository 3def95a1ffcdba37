import type { ContentPage } from '../model.ts';

export const vendorDirectory: ContentPage = {
  lede: 'Every state and category with its verified vendors. The list is in order of points that each profile shows. Featured places above it are labeled.',
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
            'With a state chosen, only vendors that work there are listed. [Featured places](/vendor-premium) are part of paid plans and don’t change the order.',
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
