import type { ContentPage } from '../model.ts';

export const forVendors: ContentPage = {
  lede: 'Owners and operators look for vendors who are insured, screened, licensed in their state, and able to start on time. Documented credentials help them find you.',
  description:
    'Serving senior living: the six categories, the credentials operators ask for and how long they last, how bids are scored, and why vendors can’t see listings.',
  keywords: [
    'senior living vendor',
    'vendor marketplace',
    'assisted living RFP',
    'vendor credentials',
  ],
  sections: [
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
        {
          kind: 'text',
          paragraphs: [
            'Choose the category where clients would look for you first. A company that claims all six looks like it specializes in none.',
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
        {
          kind: 'text',
          paragraphs: [
            'Each document in [your credentials](/vendor-credentials) has an expiration date. Reminders arrive 60, 30, and 7 days ahead and on the day. If a document lapses, you lose the verified badge until you provide a new one.',
          ],
        },
      ],
    },
    {
      id: 'scoring',
      heading: 'How your bid is scored',
      blocks: [
        {
          kind: 'example',
          title: 'Two bids for a sprinkler retrofit, with weights published in advance',
          given: [
            {
              label: 'Weights',
              value: 'Price 40%, method 25%, references 20%, start date 15%',
            },
            { label: 'Bid A, out of 100', value: '95, 60, 55, 50' },
            { label: 'Bid B, out of 100', value: '80, 85, 90, 80' },
          ],
          working: [
            { line: '95 × 40% + 60 × 25% + 55 × 20% + 50 × 15%', result: '71.5 for A' },
            { line: '80 × 40% + 85 × 25% + 90 × 20% + 80 × 15%', result: '83.25 for B' },
          ],
          conclusion:
            'A was clearly cheaper and lost by twelve points. If residents sleep below the work, explaining how you keep them safe is worth more than the last discount.',
        },
        {
          kind: 'list',
          items: [
            'Declare your intent to bid by the deadline. No answer counts as no.',
            'Ask questions in the question period. Every bidder gets the answer, so ask about the scope and don’t reveal your method.',
            'State what is not included. Surprises after the award lead to bad reviews.',
            'Ask for a debrief when you lose. Two sentences from the client show you what to improve.',
          ],
        },
      ],
    },
    {
      id: 'no-listings',
      heading: 'Why vendors can’t see listings',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A vendor walks through the building, knows the boiler room, and talks with staff, so a vendor could easily identify a confidential listing. That is why listings are closed to vendor accounts. In return, a seller can ask you to quote a roof without revealing a sale.',
            'Vendors have their own marketplace: [requests](/project-requests) that clients publish, invitations to bid, and the [directory](/vendor-marketplace) clients search.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which vendor categories win work right after a sale?',
      answer:
        'Insurance, payroll, call systems, dining, and signage, because the old owner’s contracts end at closing. Offer a ninety-day starter contract that an incoming operator can sign without committee approval.',
    },
  ],
  next: [
    { label: 'Join the network', to: '/vendor-onboarding' },
    { label: 'How requests for proposals work', to: '/features/vendor-rfps' },
    { label: 'Take the vendor tour', to: '/tours/vendor' },
  ],
};
