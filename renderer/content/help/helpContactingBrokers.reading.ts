import { CONTACTS_UNLIMITED, PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const { basic, starter } = PLANS;

const unlimited = Object.values(PLANS)
  .filter(({ contactsPerMonth }) => contactsPerMonth === CONTACTS_UNLIMITED)
  .map(({ name }) => name)
  .join(' and ');

export const helpContactingBrokers: ContentPage = {
  heading: 'Contacting brokers',
  lede: 'A broker with a good listing gets more inquiries than hours. These are the messages that are answered, and what follows them.',
  description:
    'How contacting a broker works on Haven Exchange: what your plan includes, what to write, the equity sum to do first, and the road from NDA to closing.',
  keywords: ['contact a broker', 'letter of intent', 'NDA', 'proof of funds'],
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works here',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Open a listing, write to its broker, and send. The broker receives your message with your name, company, e-mail address and telephone number; you receive theirs. One contact belongs to one listing, so asking again about the same community neither sends a second first letter nor counts twice.`,
            `${basic.name} has no contacts. ${starter.name}, at ${formatPrice(starter.monthlyCents)} a month, includes ${starter.contactsPerMonth} in each calendar month; ${unlimited} have no such limit. The month begins on its first day by UTC. [Plans and prices](/user-pricing) compares the rest.`,
          ],
        },
        {
          kind: 'list',
          items: [
            'A contact with a confidential listing opens its street to you as long as your plan is open.',
            'Your own listings cannot be contacted, and a listing withdrawn in the meantime costs you nothing.',
            'What you send has room for 2,000 characters. Half of that is plenty.',
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
            'Every broker asks whether you can close, so answer before the question. The equity a purchase takes is the price less the loan, plus costs, plus money to run the place until payors pay.',
          ],
        },
        {
          kind: 'example',
          title: 'Equity for a community at $8,400,000',
          given: [
            { label: 'Price', value: '$8,400,000' },
            { label: 'Loan a lender has indicated', value: '70% of the price' },
            { label: 'Closing costs and reports', value: '3% of the price' },
            { label: 'Working capital for two months', value: '$300,000' },
          ],
          working: [
            { line: '$8,400,000 × 70%', result: '$5,880,000 of loan' },
            { line: '$8,400,000 − $5,880,000', result: '$2,520,000 of price to pay' },
            { line: '$8,400,000 × 3%', result: '$252,000 of costs' },
            { line: '$2,520,000 + $252,000 + $300,000', result: '$3,072,000 of equity' },
            { line: '$3,072,000 ÷ $8,400,000', result: '36.6% of the price' },
          ],
          conclusion:
            'The buyer who says thirty percent down is short by more than half a million dollars. Say where the $3,072,000 comes from and you are ahead of most inquiries.',
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Coverage may allow less than the share a lender names. [Analysis tools](/help/analysis-tools) sizes a loan by all three tests.',
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
            'Six sentences do it: who you are, what you closed last, who would operate, where equity and debt come from, two questions that show you read the listing, and when you can talk.',
          ],
        },
        {
          kind: 'quote',
          text: 'I buy assisted living of 50 to 120 units in Ohio and Indiana with two partners; we closed 64 units near Dayton in March. Our operator holds five licenses in Ohio. Equity of $3.1 million is ours, and our bank has indicated a loan. Does the stated income bear a management fee, and are the second occupants in the occupancy figure? I can sign your NDA today and talk on Thursday afternoon.',
          who: 'An invented first message',
        },
        {
          kind: 'table',
          caption: 'What a broker reads between your lines',
          columns: [{ label: 'You write' }, { label: 'They understand' }],
          rows: [
            ['“Please send all information”', 'Has not read the listing'],
            ['“We are a large group with significant capital”', 'No name, no closed deal'],
            ['“What is the lowest price?”', 'Will retrade after diligence'],
            ['“Our operator is licensed in the state”', 'The slowest step is halved'],
            ['“Is the fee in the income?”', 'Knows the trade'],
          ],
        },
      ],
    },
    {
      id: 'after',
      heading: 'What happens after the answer',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Sign the NDA and keep it',
              text: 'It covers your lenders and advisers too, so they must know its terms. Read it once in quiet; [the form used here](/nda-document) takes ten minutes.',
              takes: '1–2 days',
            },
            {
              title: 'Read the book with a pencil',
              text: 'Offering memorandum, trailing twelve months, rent roll. Rebuild the income and send one list of questions instead of seven messages.',
              takes: '1–2 weeks',
            },
            {
              title: 'Visit when invited',
              text: 'Often disguised as an insurance or lender’s tour. Ask staff nothing that a guest would not ask.',
            },
            {
              title: 'Offer in writing',
              text: 'Price, deposit and when it hardens, diligence, licensure, who keeps receivables, operator, proof of equity. Brokers see four to seven such letters on a marketed deal.',
              takes: '3–4 weeks from launch',
            },
            {
              title: 'Contract, reports, license',
              text: 'Purchase agreement and operations transfer agreement together; order third-party reports on the first day.',
              takes: 'Reports 4–6 weeks, license 30–90 days or longer',
            },
            {
              title: 'Notice, closing, settlement',
              text: 'Residents are told 30 to 60 days ahead where that is the rule, and accounts are settled some weeks after.',
              takes: '4–6 months in all',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The times are those Senior Living Investment Brokerage gives for a marketed sale; busy states take longer for licenses, and six to twelve months has been reported.',
          ],
        },
      ],
    },
    {
      id: 'whom',
      heading: 'Know for whom the broker works',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The broker of a listing is engaged by the seller and owes loyalty there, though never lies to you. If you want somebody at your own side, [find an agent](/find-an-agent), agree in writing who pays, and say in the first message that you are represented. Names that surface only at the offer end in quarrels about a fee.',
            'Check the license with the state’s commission, and the broker of record if the firm sits elsewhere.',
          ],
        },
      ],
    },
    {
      id: 'silence',
      heading: 'If nobody answers',
      blocks: [
        {
          kind: 'list',
          items: [
            'Wait two working days, then call; the number opened with your contact.',
            'Ask one small question that can be answered with a figure.',
            'Say if your interest has ended. You will be called first about the next community, which is worth more than this one.',
            'If a listing looks abandoned or wrong, [tell us](/contact) and we ask its broker.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Nobody on Haven Exchange needs a deposit before you have seen a contract and an escrow agent. Confirm wiring details by telephone with a number you found yourself.',
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
