import type { ContentPage } from '../model.ts';

export const vendorNetwork: ContentPage = {
  lede: 'Nobody converts a wing to memory care alone. The job needs a lawyer before the architect, a nurse before the carpenter and an electrician who comes twice. Networks fail at the handovers.',
  description:
    'How trades depend on each other in a senior-living project: a memory care conversion week by week, what each handover needs, and how vendors find partners.',
  keywords: ['vendor network', 'memory care conversion', 'project sequence', 'subcontractors'],
  sections: [
    {
      id: 'sequence',
      heading: 'One wing, six trades',
      blocks: [
        {
          kind: 'table',
          caption: 'Converting a 20-unit assisted living wing to memory care',
          columns: [
            { label: 'Week' },
            { label: 'Who' },
            { label: 'Hands over' },
            { label: 'Waits for' },
          ],
          rows: [
            [
              '1–4',
              'Licensure counsel',
              'What the state will ask, in writing',
              'The owner’s decision',
            ],
            ['3–6', 'Feasibility consultant', 'Rate and census to underwrite', 'Counsel’s list'],
            ['5–10', 'Lender and appraiser', 'A commitment', 'Consultant’s census'],
            [
              '8–14',
              'Builder and door controls',
              'Permit set, then the wing',
              'Commitment and plan review',
            ],
            ['14–20', 'Nurse call and Wi-Fi', 'Tested rooms, wing by wing', 'Ceilings open'],
            [
              '18–24',
              'Interim care director',
              'Staff trained, first ten residents',
              'The amended license',
            ],
          ],
          source:
            'A typical order of work, for planning. State review times differ more than building times do.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Read the last column. Each delay there is caused by somebody who had finished and did not say so.',
          ],
        },
      ],
    },
    {
      id: 'idle',
      heading: 'What a late handover costs',
      blocks: [
        {
          kind: 'example',
          title: 'Two weeks lost between builder and nurse call',
          given: [
            { label: 'Units waiting', value: '20' },
            { label: 'Monthly rate expected', value: '$7,200' },
            { label: 'Share leased by then', value: '40%' },
            { label: 'Interest and taxes on the wing, a week', value: '$4,600' },
          ],
          working: [
            { line: '20 × 40% × $7,200 × 12 ÷ 52 × 2', result: '$26,584.62 of rent not billed' },
            { line: '2 × $4,600', result: '$9,200 of carrying cost' },
            { line: '$26,584.62 + $9,200', result: '$35,784.62 for one unanswered e-mail' },
          ],
          conclusion:
            'The nurse-call contract was probably worth little more than that. Whoever coordinates earns the fee here, so name that person in every contract.',
        },
      ],
    },
    {
      id: 'handover',
      heading: 'What each handover has to contain',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Advice to money',
              text: 'Assumptions with their sources. A lender who cannot see where 88 percent came from will use 80.',
            },
            {
              term: 'Money to building',
              text: 'The draw schedule and who inspects. Crews leave when the second draw is late, whatever the reason.',
            },
            {
              term: 'Building to technology',
              text: 'A day on which ceilings are open and power is on. Both, and on the same day.',
            },
            {
              term: 'Technology to care',
              text: 'A test with the people of the night shift. They are the ones who answer the pendant.',
            },
            {
              term: 'Care to counsel',
              text: 'The staffing plan as filed. If the schedule on the wall differs, the survey begins with that.',
            },
          ],
        },
      ],
    },
    {
      id: 'partners',
      heading: 'For vendors who look for each other',
      blocks: [
        {
          kind: 'list',
          items: [
            'Search [the directory](/vendors) for your neighbors in the sequence, in the states you share. A fire-sprinkler firm that knows one good ceiling contractor is asked back.',
            'Propose as one. Clients who receive a builder’s price and a nurse-call price that fit together stop collecting others.',
            'Settle in writing who speaks to the client. Two voices on one job are a dispute that has not started yet.',
            'Do not pay each other for referrals where a federal program pays for the care. It does not matter that you call it a marketing fee.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'A firm of two trades chooses the category that clients would open first and names the other among its specialties. Words of both are found by the search.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Who coordinates if the owner has nobody?',
      answer:
        'Usually the builder for the physical part and counsel for the license, which leaves the middle to nobody. An owner’s representative for a few hours a week costs less than the two weeks above. Look under [construction and consulting](/vendor-categories).',
    },
  ],
  next: [
    { label: 'Find neighbors in the sequence', to: '/vendors' },
    { label: 'Describe a project', to: '/project-requests' },
    { label: 'Join as a vendor', to: '/vendor-onboarding' },
  ],
};
