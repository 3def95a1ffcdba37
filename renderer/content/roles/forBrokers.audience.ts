import type { ContentPage } from '../model.ts';

export const forBrokers: ContentPage = {
  lede: 'Your two scarce goods are your seller’s confidence and your own hours. The exchange is built to spend less of both for each letter of intent.',
  description:
    'List senior-living communities confidentially: who sees what of your listing, how inquiries arrive, what a first letter tells you, and no cut of your fee.',
  keywords: [
    'senior living broker',
    'list assisted living confidentially',
    'broker leads',
    'seniors housing brokerage',
  ],
  sections: [
    {
      id: 'commission',
      heading: 'Your fee stays yours',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You pay for a plan as every member does, and what a sale earns you is not divided with us. The exchange is no party to your engagement, your co-brokerage or your closing statement. That has a second meaning, worth more than the first: nobody here earns by steering your buyer to another building.',
          ],
        },
      ],
    },
    {
      id: 'who-sees-what',
      heading: 'Who sees what of a confidential listing',
      blocks: [
        {
          kind: 'table',
          caption: 'One confidential listing, seen by five people',
          columns: [
            { label: 'What' },
            { label: 'Visitor' },
            { label: 'Free member' },
            { label: 'Subscriber' },
            { label: 'Subscriber after contact' },
            { label: 'Vendor' },
          ],
          rows: [
            ['Cover name, city, state, type', 'Yes', 'Yes', 'Yes', 'Yes', 'No'],
            ['Beds, occupancy, price if stated', 'Yes', 'Yes', 'Yes', 'Yes', 'No'],
            ['Name of your firm', 'Yes', 'Yes', 'Yes', 'Yes', 'No'],
            ['Your name, e-mail, telephone', 'No', 'No', 'No', 'Yes', 'No'],
            ['Street address', 'No', 'No', 'No', 'Yes', 'No'],
          ],
          source:
            'A vendor is an account of that type and no other role. What is public can be read by anybody who is signed out, a vendor included.',
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'The city is public even when the name is not. If the town has one community of that size, use the nearest larger place and say so to the seller.',
        },
      ],
    },
    {
      id: 'inquiries',
      heading: 'What arrives, and what to do with it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each inquiry comes by e-mail with a name, a company, an address, a telephone number and what the person wrote. The same member cannot write twice about the same listing. Sort them on arrival; three piles are enough.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Call today',
              text: 'Names an operator with a license in the state, the last closing, and where equity comes from. There are few, and they compare you with the next broker tonight.',
            },
            {
              term: 'Answer with three questions',
              text: 'Real person, no proof. Ask for operator, equity and timing in one message. Most do not reply, which was the answer.',
            },
            {
              term: 'Decline with thanks',
              text: 'Wants everything and says nothing. Send the teaser and close the file.',
            },
          ],
        },
        {
          kind: 'example',
          title: 'What sorting saves on one listing',
          given: [
            { label: 'Inquiries', value: '36' },
            { label: 'Minutes for a full answer', value: '30' },
            { label: 'Minutes for three questions', value: '5' },
            { label: 'Inquiries worth a call at once', value: '4' },
            { label: 'Of the rest, those who answer well', value: '6' },
          ],
          working: [
            { line: '36 × 30 minutes', result: '1,080 minutes without sorting' },
            { line: '4 × 30 + 32 × 5 + 6 × 30', result: '460 minutes with it' },
            { line: '(1,080 − 460) ÷ 60', result: '10.3 hours' },
          ],
          conclusion:
            'An invented week, yet the shape is familiar: ten people deserved you and thirty-six asked. The hours go back to the ten.',
        },
      ],
    },
    {
      id: 'engagement',
      heading: 'A listing from engagement to closing',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Submit',
              text: 'Care type, license, licensed beds and units apart, occupancy with its date, price or none. Staff reviews each listing before it appears.',
            },
            {
              title: 'Market quietly',
              text: 'Teaser first. The memorandum follows the NDA, and the rent roll follows a conversation.',
              takes: '4–8 weeks',
            },
            {
              title: 'Call for offers',
              text: 'One date for all. Expect four to seven letters on a good building.',
            },
            {
              title: 'Best and final',
              text: 'Ask for the deposit, the operator and the lender’s name rather than for another two percent.',
            },
            {
              title: 'Carry it through licensure',
              text: 'Two months in which nothing seems to happen and everything can fail. Weekly dates for buyer, seller, state and lender.',
              takes: '8–12 weeks to closing',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'What registration asks of you', to: '/broker-registration' },
    { label: 'List a property', to: '/submit-listing' },
    { label: 'Take the broker’s tour', to: '/tours/broker' },
  ],
};
