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
        {
          kind: 'note',
          tone: 'caution',
          text: 'A certificate of insurance is information, not a contract. It shows what was in force when the agent issued it. For work at height or near residents, ask the carrier to confirm coverage and get the endorsement that names you.',
        },
      ],
    },
    {
      id: 'not-looked-at',
      heading: 'What the badge doesn’t cover',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Quality',
              text: 'We don’t inspect a vendor’s past jobs. Call their references.',
            },
            {
              term: 'Capacity',
              text: 'Vendors state whether they take new work. The badge doesn’t guarantee that a crew is available.',
            },
            {
              term: 'Your contract',
              text: 'Your counsel writes the additional-insured wording, waiver of subrogation, and retainage terms for your entity.',
            },
            {
              term: 'The people on site',
              text: 'Your state’s rules decide how people who enter apartments are screened. The operator has to document it for each person.',
            },
            {
              term: 'Later changes',
              text: 'Exclusion lists are published monthly. Operators who bill Medicare or Medicaid check every vendor each month.',
            },
          ],
        },
      ],
    },
    {
      id: 'file',
      heading: 'Keep a vendor file ready for surveys',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'One folder per vendor',
              text: 'License, certificate, W-9, contract, and screening list, in the order an inspector asks for them.',
            },
            {
              title: 'One calendar for all expiration dates',
              text: 'Add every expiration date with a reminder two months ahead. Agents need a week, and people often put off asking them for three.',
              takes: 'One hour, once',
            },
            {
              title: 'One person at the front desk',
              text: 'The person who signs vendors in checks them against the folder, so a lapsed certificate is caught at the door and not after a claim.',
            },
            {
              title: 'Check the exclusion lists',
              text: 'Search on the first of the month and file the printout. Without a record, you can’t prove the search.',
              takes: '15 minutes a month',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What do I do with a certification I don’t know?',
      answer:
        'Ask who issues it, whether it expires, and what would cause a vendor to lose it. If it can’t be lost, it is more like a membership. Vendors enter the certification names on their profile themselves. The license numbers behind them are public.',
    },
  ],
  next: [
    { label: 'See verified vendors', to: '/vendors' },
    { label: 'Get your company verified', to: '/vendor-onboarding' },
    { label: 'See what is behind a badge', to: '/vendor-marketplace-hub' },
  ],
};
