import { CONTACTS_UNLIMITED, PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const { basic, starter } = PLANS;

const unlimited = Object.values(PLANS)
  .filter(({ contactsPerMonth }) => contactsPerMonth === CONTACTS_UNLIMITED)
  .map(({ name }) => name)
  .join(' and ');

export const helpContactingBrokers: ContentPage = {
  heading: 'Contacting brokers',
  lede: 'Brokers with a good listing get more inquiries than they have time for. Here are the messages that get answered, and the steps that follow.',
  description:
    'How contacting a broker works on Haven Exchange: what your plan includes, what to write, the equity to calculate first, and the steps from NDA to closing.',
  keywords: ['contact a broker', 'letter of intent', 'NDA', 'proof of funds'],
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works here',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Open a listing, write to its broker, and send. The broker receives your message with your name, company, email address, and phone number; you receive theirs. A contact is tied to one listing, so contacting the broker again about the same community doesn’t send a second introduction or count twice.`,
            `${basic.name} has no contacts. ${starter.name}, at ${formatPrice(starter.monthlyCents)} a month, includes ${starter.contactsPerMonth} per calendar month; ${unlimited} have no such limit. The month begins on the first day, UTC. [Plans and prices](/user-pricing) compares the rest.`,
          ],
        },
        {
          kind: 'list',
          items: [
            'Contacting the broker of a confidential listing shows you its street address for as long as your plan is active.',
            'You can’t contact your own listings. If a listing has been withdrawn in the meantime, trying to contact it doesn’t use a contact.',
            'Messages can be up to 2,000 characters. Half of that is plenty.',
          ],
        },
      ],
    },
    {
      id: 'before',
      heading: 'Do one sum before you write',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every broker asks whether you can close, so answer before they ask. The equity for a purchase is the price minus the loan, plus costs, plus the money to run the community until payors pay.',
          ],
        },
        {
          kind: 'example',
          title: 'Equity for an $8,400,000 community',
          given: [
            { label: 'Price', value: '$8,400,000' },
            { label: 'Loan amount indicated by a lender', value: '70% of the price' },
            { label: 'Closing costs and reports', value: '3% of the price' },
            { label: 'Two months of working capital', value: '$300,000' },
          ],
          working: [
            { line: '$8,400,000 × 70%', result: '$5,880,000 of loan' },
            { line: '$8,400,000 − $5,880,000', result: '$2,520,000 of the price in equity' },
            { line: '$8,400,000 × 3%', result: '$252,000 of costs' },
            { line: '$2,520,000 + $252,000 + $300,000', result: '$3,072,000 of equity' },
            { line: '$3,072,000 ÷ $8,400,000', result: '36.6% of the price' },
          ],
          conclusion:
            'A buyer who plans on thirty percent down is short by more than half a million dollars. Say where the $3,072,000 comes from, and you are ahead of most inquiries.',
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'The coverage test may limit you to a smaller loan than the percentage a lender quotes. [Analysis tools](/help/analysis-tools) sizes a loan with all three tests.',
        },
      ],
    },
    {
      id: 'first-message',
      heading: 'Write the first message',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Six sentences are enough: who you are, what you closed last, who would operate, where equity and debt come from, two questions that show you read the listing, and when you can talk.',
          ],
        },
        {
          kind: 'quote',
          text: 'I buy assisted living communities of 50 to 120 units in Ohio and Indiana with two partners; we closed on 64 units near Dayton in March. Our operator holds five licenses in Ohio. We have $3.1 million of our own equity, and our bank has indicated a loan. Is the stated income after a management fee, and are second occupants included in the occupancy figure? I can sign your NDA today and talk on Thursday afternoon.',
          who: 'Sample first message',
        },
        {
          kind: 'table',
          caption: 'How brokers read your message',
          columns: [{ label: 'You write' }, { label: 'They read' }],
          rows: [
            ['“Please send all information”', 'Hasn’t read the listing'],
            ['“We are a large group with significant capital”', 'No name, no closed deals'],
            ['“What is the lowest price?”', 'Will try to renegotiate after diligence'],
            ['“Our operator is licensed in the state”', 'The slowest step will take half as long'],
            ['“Is the fee in the income?”', 'Knows the business'],
          ],
        },
      ],
    },
    {
      id: 'after',
      heading: 'After the broker replies',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Sign the NDA and save a copy',
              text: 'It also covers your lenders and advisers, so they must know its terms. Read it once carefully; [the form used here](/nda-document) takes ten minutes.',
              takes: '1–2 days',
            },
            {
              title: 'Review the offering documents',
              text: 'Offering memorandum, trailing twelve months, rent roll. Rebuild the income and send one list of questions instead of seven messages.',
              takes: '1–2 weeks',
            },
            {
              title: 'Tour when invited',
              text: 'Staff are often told that the tour is for an insurer or a lender. Don’t ask them anything a guest wouldn’t ask.',
            },
            {
              title: 'Make a written offer',
              text: 'Price, deposit and when it goes hard, diligence, licensure, who keeps receivables, operator, proof of equity. Brokers see four to seven of these letters on a marketed deal.',
              takes: '3–4 weeks from launch',
            },
            {
              title: 'Contract, reports, license',
              text: 'Sign the purchase agreement and operations transfer agreement together. Order third-party reports on the first day.',
              takes: 'Reports 4–6 weeks, license 30–90 days or longer',
            },
            {
              title: 'Notice, closing, settlement',
              text: 'Residents are notified 30 to 60 days ahead where required, and accounts are settled some weeks after closing.',
              takes: '4–6 months in total',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Senior Living Investment Brokerage gives these times for a marketed sale. Busy states take longer for licenses, and six to twelve months has been reported.',
          ],
        },
      ],
    },
    {
      id: 'whom',
      heading: 'Know who the broker represents',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The listing broker works for the seller and owes the seller loyalty, but may never lie to you. If you want your own representation, [find an agent](/find-an-agent), agree in writing who pays, and say in your first message that you are represented. An agent whose name first appears with the offer often causes a dispute about the fee.',
            'Check the license with the state’s commission, and the broker of record if the firm is based in another state.',
          ],
        },
      ],
    },
    {
      id: 'silence',
      heading: 'If you don’t get a reply',
      blocks: [
        {
          kind: 'list',
          items: [
            'Wait two business days, then call. You received the broker’s phone number when you made contact.',
            'Ask one small question that can be answered with a number.',
            'Say so if you’re no longer interested. The broker may call you first about the next community.',
            'If a listing looks abandoned or wrong, [tell us](/contact) and we’ll ask its broker.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'No one on Haven Exchange should ask for a deposit before you have seen a contract and know the escrow agent. Confirm wiring details by phone, using a number you found yourself.',
        },
      ],
    },
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'Compare plans', to: '/user-pricing' },
    { label: 'Find an agent', to: '/find-an-agent' },
  ],
};
