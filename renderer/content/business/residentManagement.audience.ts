import type { ContentPage } from '../model.ts';

export const residentManagement: ContentPage = {
  lede: 'From the first telephone call of a daughter to the day a room is empty again: a record that sales, care and billing share, so that a family tells its story once.',
  description:
    'Managing residents on the business side: inquiry to move-in, assessment and level of care, waitlist, rates, move-outs, and what to keep out of the record.',
  keywords: [
    'resident management',
    'assisted living census',
    'waitlist',
    'level of care',
    'move-in process',
  ],
  sections: [
    {
      id: 'path',
      heading: 'From call to move-in',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Inquiry',
              text: 'Who calls, for whom, how urgent. Answer within the hour, while they still sit at the same table.',
            },
            { title: 'Tour', text: 'With the unit that is free and not with the model.' },
            {
              title: 'Assessment',
              text: 'Before the move, by somebody who may decide. Florida’s Form 1823, for one, is signed within 60 days before or 30 days after admission.',
            },
            {
              title: 'Agreement',
              text: 'Rate, level, what raises either, notice, refund. Read aloud to whoever signs.',
            },
            {
              title: 'Unit made ready',
              text: 'A work order with a date, not a wish.',
              takes: '5–10 days',
            },
            { title: 'Move-in', text: 'First bill prorated, first care conference in the diary.' },
            {
              title: 'Thirty days',
              text: 'Reassess. The person in the room differs from the person at the interview.',
            },
          ],
        },
      ],
    },
    {
      id: 'funnel',
      heading: 'What it takes to fill six units',
      blocks: [
        {
          kind: 'example',
          title: 'Counting back from move-ins',
          given: [
            { label: 'Move-ins wanted', value: '6 a month' },
            { label: 'Tours that become a move-in', value: '23.7%' },
            { label: 'Inquiries that become a move-in', value: '6%' },
          ],
          working: [
            { line: '6 ÷ 23.7%', result: '25 tours' },
            { line: '6 ÷ 6%', result: '100 inquiries' },
            { line: '100 ÷ 22 working days', result: '4.5 inquiries a day' },
          ],
          conclusion:
            'The two rates are those Bild published for 2024. Put in your own after a quarter. If a hundred inquiries bring thirty tours and three move-ins, the tours are the trouble and not the advertising.',
        },
      ],
    },
    {
      id: 'record',
      heading: 'What is in the record, and who sees it',
      blocks: [
        {
          kind: 'table',
          caption: 'Parts of a resident’s record',
          columns: [{ label: 'Part' }, { label: 'Holds' }, { label: 'Open to' }],
          rows: [
            ['Person', 'Name, date of birth, contacts, who decides', 'Team of the community'],
            ['Place', 'Unit, private or shared, dates', 'Team, sales'],
            ['Level', 'Points, level, next assessment', 'Care, business office'],
            ['Money', 'Payor, rate, deposits, concessions with their end', 'Business office'],
            ['Events', 'Incidents, hospital stays, notices', 'Care, administrator'],
            ['Leaving', 'Date, reason, destination', 'Management'],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Diagnoses, orders and progress notes stay in the clinical system. Put no more of a person’s health here than a level, a date and a risk that the staff must know. Which of these screens open today is told under [Features status](/features-status).',
        },
      ],
    },
    {
      id: 'waitlist',
      heading: 'A waitlist that is one',
      blocks: [
        {
          kind: 'list',
          items: [
            'With deposit or without: two lists. The second is a list of telephone numbers.',
            'Each entry names the unit type, the earliest date, and when somebody last spoke with the family.',
            'Offer in order, write down a refusal, and ask after the third whether they still wait.',
            'Look at it before you set a price. Eight deposits for two-bedroom units and none for studios are next year’s rates.',
          ],
        },
      ],
    },
    {
      id: 'leaving',
      heading: 'Why people leave',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In December 2025 move-ins came to 3.0 percent of the assisted living inventory and move-outs to 2.8; in memory care both were 3.3 (NIC MAP). Most who leave die or need more care than the license allows. Neither is a failure of sales. What you can act on hides in the rest, so the reason has to be chosen from a list and cannot be “other”.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            { term: 'Death', text: 'Expected at this age. Watch the length of stay.' },
            {
              term: 'Higher care',
              text: 'To nursing or hospital. Would a waiver or another license have kept them?',
            },
            {
              term: 'Money ended',
              text: 'Visible a year ahead if somebody asked about assets at move-in.',
            },
            { term: 'Moved to family', text: 'Often a polite word for the next one.' },
            {
              term: 'Dissatisfied',
              text: 'With food, staff changes or answers. Call two weeks after they have left; they will tell you then.',
            },
            {
              term: 'We ended it',
              text: 'Conduct or payment. State rules on notice and appeal apply.',
            },
          ],
        },
      ],
    },
    {
      id: 'sale',
      heading: 'When the community is sold',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Bidders see a rent roll by unit. Names, agreements and files go to the incoming operator at closing, under the transfer agreement and the state’s rule on notice. The record is yours until that day and theirs from then on; what you may keep, and for how long, is a question for your counsel in the week of signing.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open residents', to: '/operator/residents' },
    { label: 'The whole operator workspace', to: '/features/operator-workspace' },
    { label: 'One definition of occupancy', to: '/enhanced-for-operators' },
  ],
};
