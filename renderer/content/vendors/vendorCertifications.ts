import type { ContentPage } from '../model.ts';

export const vendorCertifications: ContentPage = {
  lede: 'The verified badge shows that we checked a vendor’s documents. It doesn’t rate the quality of their work. This page explains what we check and what to check yourself.',
  description:
    'What the team checks before a vendor is listed, how each document is reviewed, what ends a verification, and what you still need to ask a vendor yourself.',
  keywords: [
    'vendor verification',
    'certificate of insurance',
    'OIG exclusion',
    'vendor credentials',
  ],
  sections: [
    {
      id: 'listed',
      heading: 'Every vendor is reviewed before listing',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Vendors see their new profile right away, but the public doesn’t. It appears in [the directory](/vendors) after an administrator has reviewed the documents and approved it. Vendors can’t set the badge themselves, and neither can clients, investors, or support staff.',
            'The badge covers what was on the profile that day. If a verified vendor changes the company name, description, category, certifications or years in business, the approved version stays public until an administrator has reviewed the change. Changing the states served needs no review.',
          ],
        },
      ],
    },
    {
      id: 'reading',
      heading: 'How each document is checked',
      blocks: [
        {
          kind: 'table',
          caption: 'Documents checked for every vendor',
          columns: [
            { label: 'Document' },
            { label: 'Checked against' },
            { label: 'Reasons to reject it' },
          ],
          rows: [
            [
              'Company registration',
              'The secretary of state’s records',
              'Dissolved, or the name doesn’t match the profile',
            ],
            ['W-9', 'The registration', 'A personal number under a company name'],
            [
              'Certificate of insurance',
              'Usual limits for the trade',
              'Expires within the month, or names a different certificate holder',
            ],
            [
              'Trade license',
              'The licensing board of each state listed',
              'One license for nine states',
            ],
            [
              'Exclusion lists',
              'OIG and SAM, firm and owners',
              'Any match without a written explanation',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See verified vendors', to: '/vendors' },
    { label: 'Get your company verified', to: '/vendor-onboarding' },
    { label: 'See what is behind a badge', to: '/vendor-marketplace-hub' },
  ],
};
