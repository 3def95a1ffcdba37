import type { Integration } from '../integration.ts';

export const hubspot: Integration = {
  heading: 'HubSpot for a small brokerage or an owner who sells once',
  lede: 'Three brokers do not need a Salesforce administrator. HubSpot begins small, reads spreadsheets well, and tempts everybody to send newsletters. Here is a set-up that fits a dozen mandates a year.',
  description:
    'A HubSpot set-up for small senior-living brokerages: pipeline with dates, imports from spreadsheets, consent for mailings, and a buyer list that stays honest.',
  keywords: ['HubSpot', 'small brokerage', 'buyer list', 'deal pipeline', 'CAN-SPAM'],
  facts: [
    { term: 'What it is', text: 'Contacts, pipeline, mail and forms, from a free edition upward' },
    { term: 'Would move', text: 'Inquiries inward to HubSpot; nothing about prices back' },
    {
      term: 'Who signs',
      text: 'The account’s super admin, when a private app or a connector is added',
    },
    { term: 'Today', text: 'Its import wizard, and mail that is copied into the record' },
  ],
  sections: [
    {
      id: 'pipeline',
      heading: 'A pipeline with dates instead of percentages',
      blocks: [
        {
          kind: 'table',
          caption: 'Stages of a mandate, and the date that proves each',
          columns: [{ label: 'Stage' }, { label: 'Enter when' }, { label: 'Usual time in it' }],
          rows: [
            ['Valuation', 'Twelve months and rent roll received', 'Two weeks'],
            ['Engaged', 'Agreement signed', 'Until the memorandum is ready'],
            ['Marketing', 'Teaser sent', '4–8 weeks'],
            ['Offers', 'First letter received', '3–4 weeks to collect them'],
            ['Under letter', 'LOI signed by both', 'Two to four weeks to a contract'],
            ['Under contract', 'PSA and OTA signed', '8–12 weeks, longer with licenses'],
            ['Closed', 'Recorded', 'Then the true-up'],
          ],
          source:
            'Spans as brokers of the trade publish them; a busy licensing state takes 6–12 months.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Make each of those dates a required property of the stage. A forecast that multiplies commissions by HubSpot’s default percentages is fiction; one that counts mandates by how long they have stood where they stand is uncomfortable and right.',
          ],
        },
      ],
    },
    {
      id: 'import',
      heading: 'Bring an inquiry over in four minutes',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Copy the letter into HubSpot',
              text: 'Forward it to your logging address; the conversation appears on the contact, whom HubSpot makes from the sender’s address. Correct it: the sender is the exchange, the buyer stands inside.',
            },
            {
              title: 'Set three properties',
              text: 'Source, listing by cover name, and what the buyer buys: states, care types, price.',
            },
            {
              title: 'Associate it with the mandate',
              text: 'As a buyer of the deal, with a label, and not as a deal of its own.',
            },
            {
              title: 'Set a task',
              text: 'Answer today. Everything else about the set-up is worth less than this line.',
              takes: 'Under a minute',
            },
          ],
        },
      ],
    },
    {
      id: 'list',
      heading: 'A buyer list that stays honest',
      blocks: [
        {
          kind: 'example',
          title: 'What a list of 2,400 names is worth',
          given: [
            { label: 'Contacts', value: '2,400' },
            { label: 'Bounced or left their firm', value: '530' },
            { label: 'Never asked about anything you sell', value: '1,290' },
            { label: 'Signed an NDA within two years', value: '164' },
            { label: 'These figures', value: 'Invented, as an exercise for your own' },
          ],
          working: [
            { line: '2,400 − 530 − 1,290', result: '580 who may be interested' },
            { line: '164 ÷ 580', result: '28.3% who proved it' },
            { line: '164 ÷ 2,400', result: '6.8% of the list' },
          ],
          conclusion:
            'Call the 164 before a teaser goes out. A confidential sale told to 2,400 people is a public one, and staff of the building will hear of it before its owner has told them.',
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Mail, consent and license law',
      blocks: [
        {
          kind: 'list',
          items: [
            'Commercial mail needs a true sender, a postal address and a way out that works: CAN-SPAM asks it of a firm of three as of any other.',
            'Text messages for marketing need prior consent, in writing. A number in an inquiry is consent to a call about that listing.',
            'An address learned on the exchange was given to you for a listing. Ask before you add it to a newsletter.',
            'State brokerage law may require the firm’s name and license in every mailing; put them into the template once.',
            'Families who look for a place for somebody belong to the community’s own system, with a different duty of care.',
          ],
        },
      ],
    },
    {
      id: 'costs',
      heading: 'Where it becomes expensive',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Prices rise with marketing contacts and with seats, and some automation belongs to higher editions only. Mark the 580 as marketing contacts and the rest as not. A private app, which a connection would use, is given scopes one by one: reading and writing contacts would do, and a request for more should make you ask why.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Ask for a connection to HubSpot', to: '/contact' },
    { label: 'A larger firm: Salesforce', to: '/integrations/salesforce' },
    { label: 'How to contact a broker, seen from the other side', to: '/help/contacting-brokers' },
  ],
};
