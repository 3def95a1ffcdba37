import type { ContentPage } from '../model.ts';

export const forVendors: ContentPage = {
  lede: 'Get requests with a scope, a budget and a date. Submit your credentials once for all clients.',
  shot: {
    name: 'vendor-desk',
    alt: 'Vendor desk: open requests, quotes waiting for an answer and credentials about to expire',
  },
  description:
    'Serving senior living: the six categories, the credentials operators ask for and how long they last, and how leads, quotes and reviews work.',
  keywords: [
    'senior living vendor',
    'vendor marketplace',
    'assisted living RFP',
    'vendor credentials',
  ],
  sections: [
    {
      id: 'tools',
      heading: 'What you work with',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Leads',
              text: 'Projects in your category and state, with scope, budget and deadline.',
              to: '/vendor-leads',
            },
            {
              title: 'Quotes',
              text: 'Your price, terms and validity; the client compares like with like.',
              to: '/vendor-quotes',
            },
            {
              title: 'Credentials',
              text: 'Insurance, licenses and screening, with reminders before they expire.',
              to: '/vendor-credentials',
            },
            {
              title: 'Reviews',
              text: 'Ratings from clients who accepted your quote.',
              to: '/vendor-reviews',
            },
          ],
        },
      ],
    },
    {
      id: 'categories',
      heading: 'Six vendor categories and typical work',
      blocks: [
        {
          kind: 'table',
          caption: 'What clients look for in each category',
          columns: [
            { label: 'Category' },
            { label: 'Typical work' },
            { label: 'When it’s needed' },
          ],
          rows: [
            [
              'Consultant',
              'Feasibility, reimbursement, mock surveys',
              'Before a purchase or after a bad survey',
            ],
            [
              'Financial',
              'Appraisal, debt, cost reports, tax appeals',
              'At contract, at refinancing, and in spring',
            ],
            [
              'Construction',
              'Roofs, sprinklers, kitchens, memory care conversion',
              'In a new owner’s first capital budget',
            ],
            [
              'Management',
              'Interim administrators, dining, therapy, staffing',
              'When census falls or a director leaves',
            ],
            ['Legal', 'Licensure, operations transfer, labor', 'From letter of intent to license'],
            [
              'Technology',
              'Call systems, records, access control, Wi-Fi',
              'After closing, when the old contract ends',
            ],
          ],
        },
      ],
    },
    {
      id: 'credentials',
      heading: 'Credentials that clients ask for',
      blocks: [
        {
          kind: 'table',
          caption: 'Credentials, who asks for them, and when to renew',
          columns: [{ label: 'Document' }, { label: 'Who asks' }, { label: 'When to renew' }],
          rows: [
            [
              'W-9 and entity registration',
              'Every client’s accounts payable',
              'When the name or owner changes',
            ],
            ['Trade license', 'Owner, lender, city', 'On its expiration date'],
            [
              'Certificate of insurance, client as additional insured',
              'Owner and lender',
              'Each policy year',
            ],
            [
              'OIG exclusion and SAM check, owners included',
              'Any operator with Medicare or Medicaid',
              'Monthly, because the list changes monthly',
            ],
            [
              'Background checks for people on site',
              'The state, through the operator',
              'As state rules require, and for each new hire',
            ],
            [
              'Business associate agreement',
              'Operators whose resident records you handle',
              'When your subcontractors change',
            ],
            [
              'Conflict and anti-kickback statement',
              'Operators who bill federal programs',
              'Yearly, or with a new relationship',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Join the network', to: '/vendor-onboarding' },
    { label: 'How requests for proposals work', to: '/features/vendor-rfps' },
    { label: 'Take the vendor tour', to: '/tours/vendor' },
  ],
};
