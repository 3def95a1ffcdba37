import type { ContentPage } from '../model.ts';

export const forBrokers: ContentPage = {
  lede: 'Protect your seller’s confidentiality and spend fewer hours on each letter of intent.',
  description:
    'List senior-living communities confidentially: who sees what in your listing, how inquiries arrive, how to sort them, and why you keep your whole fee.',
  keywords: [
    'senior living broker',
    'list assisted living confidentially',
    'broker leads',
    'seniors housing brokerage',
  ],
  sections: [
    {
      id: 'commission',
      heading: 'You keep your whole fee',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You pay for a plan like every member, and we take no share of what you earn on a sale. Haven Exchange is not a party to your engagement, your co-brokerage, or your closing statement. We also have no reason to steer your buyer to another building, because we earn nothing on the sale.',
          ],
        },
      ],
    },
    {
      id: 'who-sees-what',
      heading: 'Who sees what in a confidential listing',
      blocks: [
        {
          kind: 'table',
          caption: 'One confidential listing, as five kinds of visitor see it',
          columns: [
            { label: 'Information' },
            { label: 'Visitor' },
            { label: 'Free member' },
            { label: 'Subscriber' },
            { label: 'Subscriber after contact' },
            { label: 'Vendor' },
          ],
          rows: [
            ['Code name, city, state, type', 'Yes', 'Yes', 'Yes', 'Yes', 'No'],
            ['Beds, occupancy, price if listed', 'Yes', 'Yes', 'Yes', 'Yes', 'No'],
            ['Your firm’s name', 'Yes', 'Yes', 'Yes', 'Yes', 'No'],
            ['Your name, email, phone', 'No', 'No', 'No', 'Yes', 'No'],
            ['Street address', 'No', 'No', 'No', 'Yes', 'No'],
          ],
          source:
            'A vendor means an account with that role and no other. Anyone who is signed out can read what is public, including vendors.',
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'The city is public even when the name is not. If the town has only one community of that size, use the nearest larger city and let the seller know.',
        },
      ],
    },
    {
      id: 'inquiries',
      heading: 'How inquiries arrive and what to do with them',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each inquiry arrives by email with a name, a company, an email address, a phone number, and a message. The same member cannot inquire twice about the same listing. Sort inquiries as they arrive. Three groups are enough.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Call today',
              text: 'Names an operator with a license in the state, a recent closing, and the source of equity. There are few of these, and they are also talking to other brokers.',
            },
            {
              term: 'Reply with three questions',
              text: 'A genuine inquiry that shows no proof yet. Ask about the operator, equity, and timing in one message. Most won’t reply, so you can move on.',
            },
            {
              term: 'Decline with thanks',
              text: 'Asks for everything and offers no information. Send the teaser and close the file.',
            },
          ],
        },
        {
          kind: 'example',
          title: 'Time saved by sorting, for one listing',
          given: [
            { label: 'Inquiries', value: '36' },
            { label: 'Minutes for a full reply', value: '30' },
            { label: 'Minutes for three questions', value: '5' },
            { label: 'Inquiries worth a call at once', value: '4' },
            { label: 'Others who answer the questions well', value: '6' },
          ],
          working: [
            { line: '36 × 30 minutes', result: '1,080 minutes without sorting' },
            { line: '4 × 30 + 32 × 5 + 6 × 30', result: '460 minutes with sorting' },
            { line: '(1,080 − 460) ÷ 60', result: '10.3 hours' },
          ],
          conclusion:
            'The numbers are invented, but the pattern is familiar: thirty-six inquiries, ten of them worth a full reply. The hours you save go to those ten.',
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
              text: 'Care type, license, licensed beds and units (listed separately), occupancy with its date, and a price if you want to state one. Staff reviews each listing before it is published.',
            },
            {
              title: 'Market confidentially',
              text: 'Teaser first. Send the memorandum after the NDA, and the rent roll after a conversation.',
              takes: '4–8 weeks',
            },
            {
              title: 'Call for offers',
              text: 'One deadline for everyone. Expect four to seven letters of intent on a good building.',
            },
            {
              title: 'Best and final',
              text: 'Negotiate the deposit, the operator, and a named lender rather than another two percent.',
            },
            {
              title: 'Manage the license transfer',
              text: 'These two months look quiet, but the deal can still fail. Hold weekly check-ins with buyer, seller, state, and lender.',
              takes: '8–12 weeks to closing',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'What registration requires', to: '/broker-registration' },
    { label: 'List a property', to: '/submit-listing' },
    { label: 'Take the broker tour', to: '/tours/broker' },
  ],
};
