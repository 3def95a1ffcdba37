import type { Integration } from './integration.ts';

export const integrationsSalesforce: Integration = {
  heading: 'Salesforce at a senior-living brokerage',
  lede: 'A brokerage that lives in Salesforce wants inquiries there within the hour and listings in one place. The hard part is not the transfer. It is deciding which of the two systems is right when they disagree.',
  description:
    'Connecting a senior-living brokerage’s Salesforce to the exchange: objects and fields, which side owns each, duplicates, licensing, and a bridge by e-mail.',
  keywords: ['Salesforce', 'broker CRM', 'lead routing', 'commercial real estate CRM'],
  facts: [
    {
      term: 'What it is',
      text: 'Customer relationship system, usually heavily adapted by each firm',
    },
    {
      term: 'Would move',
      text: 'In both directions: contacts and stages; listings outward from one side only',
    },
    {
      term: 'Who signs',
      text: 'Your Salesforce administrator approves the app; you own the data on both sides',
    },
    {
      term: 'Today',
      text: 'Letters about inquiries, forwarded into Salesforce by its own mail service',
    },
  ],
  sections: [
    {
      id: 'owner',
      heading: 'Decide the owner of each fact',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Two systems that both may write a field will one day overwrite each other. Give each fact one home, and let the other side show it without a pencil.',
          ],
        },
        {
          kind: 'table',
          caption: 'Facts, their home and their copy',
          columns: [
            { label: 'Fact' },
            { label: 'Home' },
            { label: 'In Salesforce' },
            { label: 'In the exchange' },
          ],
          rows: [
            ['Price, beds, status', 'Exchange', 'Read-only on a Listing object', 'Listing'],
            ['Commission terms', 'Salesforce', 'Opportunity', 'Not at all'],
            ['First inquiry', 'Exchange', 'Lead, source “Haven Exchange”', 'Contact of the month'],
            ['Conversation after it', 'Exchange', 'A task with a link', 'Messages'],
            ['Calls and lunches', 'Salesforce', 'Activities', 'Not at all'],
            ['Signed NDA', 'The signature service', 'A date', 'A date'],
            [
              'Buyer’s criteria',
              'Whoever learned them',
              'Fields on Contact',
              'Saved search, if the buyer made one',
            ],
          ],
        },
      ],
    },
    {
      id: 'objects',
      heading: 'Objects that fit this trade',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Account',
              text: 'Operator, owner or fund. A community is no account: it changes owners, and its history should not.',
            },
            {
              term: 'Community',
              text: 'A custom object under which listings, deals and years of figures hang. Its key is license number and state.',
            },
            {
              term: 'Contact',
              text: 'A person, related to several accounts. Buyers’ principals move between vehicles.',
            },
            {
              term: 'Opportunity',
              text: 'One engagement or one buyer’s pursuit. Do not use the same record type for both, or the pipeline counts a sale twice.',
            },
            {
              term: 'Stage',
              text: 'Valuation, engagement, teaser, NDA, memorandum, offers, signed letter, contract, diligence, licensing, lender, closing. Salesforce’s percentages beside them are decoration.',
            },
          ],
        },
      ],
    },
    {
      id: 'duplicates',
      heading: 'One buyer, five records',
      blocks: [
        {
          kind: 'example',
          title: 'A year of inquiries at a firm with six brokers',
          given: [
            { label: 'Inquiries', value: '1,240' },
            { label: 'Distinct mail addresses', value: '810' },
            { label: 'Distinct people after merging', value: '705' },
            { label: 'These figures', value: 'Invented for the calculation' },
          ],
          working: [
            { line: '1,240 ÷ 705', result: '1.76 inquiries a person' },
            { line: '810 − 705', result: '105 people with a second address' },
            { line: '105 ÷ 705', result: '14.9% would get two follow-ups' },
          ],
          conclusion:
            'Match on the mail address alone and every seventh buyer hears from two of your brokers. Match on name and company too, and let a person confirm each merge, since father and son share both.',
        },
      ],
    },
    {
      id: 'bridge',
      heading: 'Before there is a connection',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Let letters in',
              text: 'The exchange mails each inquiry to its broker with name, company, mail address, telephone and message. An email service in Salesforce, written once in Apex, reads such a letter by its fixed labels.',
            },
            {
              title: 'Fetch listings at night',
              text: 'With the [listings interface](/api-marketplace/listings), filtered by your own account, into the read-only object.',
            },
            {
              title: 'Answer the person and not the letter',
              text: 'A reply to the notice reaches nobody: the buyer’s own address stands inside it. Let the rule that makes the lead take that one, or every lead is called like us.',
            },
            {
              title: 'Check on Fridays',
              text: 'Count inquiries here and leads there. Two numbers, one line in the team’s notes.',
              takes: 'Five minutes',
            },
          ],
        },
      ],
    },
    {
      id: 'license',
      heading: 'Contract and law',
      blocks: [
        {
          kind: 'list',
          items: [
            'Programming access depends on the Salesforce edition; the smaller ones lack it or sell it apart. Ask before anybody writes a line.',
            'Requests are counted by day and license. A sync that asks for everything each minute will use up what your other tools need.',
            'Real-estate license law may ask a firm to keep inquiries and offers for years. Deleting a contact here does not delete the lead there, nor the reverse.',
            'A family’s search for a place is not a broker’s lead. If somebody writes about a parent’s condition, answer and delete; do not create a record.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Tell us your edition and your objects', to: '/contact' },
    { label: 'Smaller firm: HubSpot', to: '/integrations/hubspot' },
    { label: 'For brokers', to: '/for-brokers' },
  ],
};
