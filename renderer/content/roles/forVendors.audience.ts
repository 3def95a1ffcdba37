import type { ContentPage } from '../model.ts';

export const forVendors: ContentPage = {
  lede: 'Owners and operators do not look for a vendor. They look for one who is insured, screened, licensed in their state and able to start on the second of the month. Being findable is being provable.',
  description:
    'Serving senior living: the six categories, the credentials operators ask for and how long they last, how bids are scored, and why vendors see no listings.',
  keywords: [
    'senior living vendor',
    'vendor marketplace',
    'assisted living RFP',
    'vendor credentials',
  ],
  sections: [
    {
      id: 'categories',
      heading: 'Six categories, and where the work is',
      blocks: [
        {
          kind: 'table',
          caption: 'What clients look for in each category',
          columns: [{ label: 'Category' }, { label: 'Typical work' }, { label: 'Comes up when' }],
          rows: [
            [
              'Consultant',
              'Feasibility, reimbursement, mock surveys',
              'Before a purchase or after a bad survey',
            ],
            [
              'Financial',
              'Appraisal, debt, cost reports, tax appeals',
              'At contract, at refinancing, in spring',
            ],
            [
              'Construction',
              'Roofs, sprinklers, kitchens, memory care conversion',
              'In the first capital budget of a new owner',
            ],
            [
              'Management',
              'Interim administrators, dining, therapy, staffing',
              'When a census falls or a director leaves',
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
            'Choose the one in which a stranger would look for you. A company that ticks all six is read as one that does none.',
          ],
        },
      ],
    },
    {
      id: 'credentials',
      heading: 'The file that opens doors',
      blocks: [
        {
          kind: 'table',
          caption: 'Credentials, who wants them, and when they lapse',
          columns: [{ label: 'Paper' }, { label: 'Who asks' }, { label: 'Look at it again' }],
          rows: [
            [
              'W-9 and entity registration',
              'Everybody’s accounts payable',
              'When name or owner changes',
            ],
            ['Trade license', 'Owner, lender, city', 'At its expiry date'],
            [
              'Certificate of insurance, client as additional insured',
              'Owner and lender',
              'Each policy year',
            ],
            [
              'OIG exclusion and SAM check, owners included',
              'Any operator with Medicare or Medicaid',
              'Monthly; the list changes monthly',
            ],
            [
              'Background checks of people on site',
              'The state, by way of the operator',
              'By state rule, and for each new hire',
            ],
            [
              'Business associate agreement',
              'Operators whose residents’ records you touch',
              'When your subcontractors change',
            ],
            [
              'Conflict and anti-kickback statement',
              'Operators who bill federal programs',
              'Yearly, or with a new relation',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'In [your credentials](/vendor-credentials) each paper has an expiry date, and reminders come 60, 30 and 7 days ahead and on the day. A lapsed paper takes the verified mark with it until the new one is in.',
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
          title: 'Two bids for a sprinkler retrofit, weights published beforehand',
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
            'A was cheaper by a good margin and lost by twelve points. If residents sleep below the work, the page on how you keep them safe is worth more than the last discount.',
        },
        {
          kind: 'list',
          items: [
            'Declare your intent to bid by the date. Silence is read as no.',
            'Ask in the question period. Every bidder gets the answer, so ask about the scope and keep your method to yourself.',
            'Say what is not included. Surprises after the award are what reviews are about.',
            'Ask for a debrief when you lose. Two sentences from a client are better than any course.',
          ],
        },
      ],
    },
    {
      id: 'no-listings',
      heading: 'Why you do not see what is for sale',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A vendor walks through the building, knows the boiler room and talks with staff. That is exactly who could name a confidential listing, so the exchange keeps its sale side closed to vendor accounts. In return a seller can ask you to quote for a roof without wondering what you will conclude.',
            'Your side has its own market: [requests](/project-requests) that clients publish, invitations to bid, and the [directory](/vendor-marketplace) in which they look.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which vendor categories win work right after a sale?',
      answer:
        'Insurance, payroll, call systems, dining and signage, because the old owner’s contracts end at closing. Offer a ninety-day start that an incoming operator can sign without a committee.',
    },
  ],
  next: [
    { label: 'Join the network', to: '/vendor-onboarding' },
    { label: 'How requests for proposals run', to: '/features/vendor-rfps' },
    { label: 'Take the vendor’s tour', to: '/tours/vendor' },
  ],
};
