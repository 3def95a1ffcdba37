import type { ContentPage } from '../model.ts';

export const vendorCertifications: ContentPage = {
  lede: 'A green mark answers one question: did somebody look at the papers. It does not answer whether the floor will be level. Here is where the first ends and the second begins.',
  description:
    'What the team checks before a vendor is listed, how each paper is read, what ends a verification, and which questions about a vendor stay yours to ask.',
  keywords: [
    'vendor verification',
    'certificate of insurance',
    'OIG exclusion',
    'vendor credentials',
  ],
  sections: [
    {
      id: 'listed',
      heading: 'Nobody is listed unseen',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A new profile belongs to its vendor at once and to the public not at all. It appears in [the directory](/vendors) after an administrator has looked at the papers and decided. A vendor cannot set the mark, and neither can their client, their investor or support staff.',
            'The mark covers what was on the profile that day. If a verified vendor changes the company name, description, category, certifications or years in business, the approved version stays public until an administrator has reviewed the change. Changing the states served needs no review.',
          ],
        },
      ],
    },
    {
      id: 'reading',
      heading: 'How each paper is read',
      blocks: [
        {
          kind: 'table',
          caption: 'Looked at for every vendor, and what the look is for',
          columns: [
            { label: 'Paper' },
            { label: 'Compared with' },
            { label: 'A reason to send it back' },
          ],
          rows: [
            [
              'Registration of the company',
              'The secretary of state’s register',
              'Dissolved, or another name than on the profile',
            ],
            ['W-9', 'The registration', 'A person’s number under a company’s name'],
            [
              'Certificate of insurance',
              'The limits usual in the trade',
              'Expires within the month; holder’s box filled in for somebody else',
            ],
            ['Trade license', 'The board of each state named', 'One license, nine states'],
            [
              'Exclusion lists',
              'OIG and SAM, firm and owners',
              'Any match that is not explained in writing',
            ],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Certificates of insurance are information and no contract. They say what was in force when the agent typed. For work above the ground or near residents, ask the carrier to confirm, and get the endorsement that names you.',
        },
      ],
    },
    {
      id: 'not-looked-at',
      heading: 'What the mark does not say',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Quality',
              text: 'Nobody here has walked their last job. References have, and they answer the telephone.',
            },
            {
              term: 'Capacity',
              text: 'The vendor says whether they take new work. A mark does not free a crew.',
            },
            {
              term: 'Your contract',
              text: 'Additional-insured wording, waiver of subrogation, retainage: written for your entity, by your counsel.',
            },
            {
              term: 'The people who come',
              text: 'Screening of those who enter apartments follows your state’s rule and is the operator’s to prove, for each person.',
            },
            {
              term: 'Next month',
              text: 'Exclusion lists are published monthly. An operator who bills Medicare or Medicaid looks every month, at every vendor.',
            },
          ],
        },
      ],
    },
    {
      id: 'file',
      heading: 'Keep a file that survives a survey',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'One folder a vendor',
              text: 'License, certificate, W-9, contract, screening list. In the order in which an inspector asks for them.',
            },
            {
              title: 'One calendar for all',
              text: 'Every expiry date, with a reminder two months ahead. Agents need a week, and people forget for three.',
              takes: 'An hour, once',
            },
            {
              title: 'One name on the gate list',
              text: 'Whoever signs vendors in checks it against the folder. A lapsed certificate stops at the door and not at the claim.',
            },
            {
              title: 'One look at the exclusion lists',
              text: 'On the first of the month, with the printout in the folder. An unwritten search has not happened.',
              takes: '15 minutes a month',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'A vendor shows a certification that I do not know. What now?',
      answer:
        'Ask who issues it, whether it expires and what it takes to lose it. A certification that nobody has ever lost is a membership. Names of certifications on a profile are the vendor’s own words; the license numbers behind them are public.',
    },
  ],
  next: [
    { label: 'See verified vendors', to: '/vendors' },
    { label: 'Have your own company verified', to: '/vendor-onboarding' },
    { label: 'The file behind a badge', to: '/vendor-marketplace-hub' },
  ],
};
