import type { Integration } from './integration.ts';

export const integrationsZapier: Integration = {
  heading: 'Zapier, and what triggers it',
  lede: 'Zapier waits for an event in one service and does something in another. The exchange sends no events to strangers’ addresses today, so an automation has to look for itself, or read its owner’s mail.',
  description:
    'Automating around Haven Exchange with Zapier: why there is no webhook to catch yet, two bridges that work today, loops to avoid, and data that must stay out.',
  keywords: ['Zapier', 'webhooks', 'automation', 'polling', 'no-code'],
  facts: [
    {
      term: 'What it is',
      text: 'A relay between thousands of services, configured without programming',
    },
    {
      term: 'Would move',
      text: 'Outward: a new listing, a new contact, a changed state, as one small message',
    },
    {
      term: 'Who signs',
      text: 'You, with Zapier. Each connected account widens who can read your mail',
    },
    { term: 'Today', text: 'No app and no outgoing webhooks. Polling and mail parsing work' },
  ],
  sections: [
    {
      id: 'webhooks',
      heading: 'What a webhook would be, and why there is none',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A webhook is a call that a service makes to an address you gave it. To send one is easy. To send it so that it arrives once, is signed, does not leak to a mistyped address and stops when the person leaves the firm is a product. The exchange receives such calls from its payment provider, and checks a signature on each. It sends none.',
            'What it does send are letters, queued once for each cause and tried again while a mail server is down. An automation can read those.',
          ],
        },
      ],
    },
    {
      id: 'mail',
      heading: 'Bridge one: from a letter',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Make a folder',
              text: 'A rule in your mailbox moves letters from the exchange there. Give the automation that folder and nothing else.',
            },
            {
              title: 'Trigger on a new letter',
              text: 'With the subject of an inquiry about your listing.',
            },
            {
              title: 'Take the fields apart',
              text: 'From, Company, E-mail and Phone stand as fixed labels in one line, the message above it in quotation marks. Test with five real letters: company and telephone may be missing.',
            },
            {
              title: 'Write the row',
              text: 'Into the spreadsheet or CRM, with the mail’s own identifier as key, so that a repeat changes nothing.',
            },
          ],
        },
      ],
    },
    {
      id: 'poll',
      heading: 'Bridge two: look every hour',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Zapier’s step for web requests can ask the [listings interface](/api-marketplace/listings) for what is newer than the last look: order by the moment of creation, newest first, and let the deduplication compare identifiers. No sign-in is needed for what everybody may see.',
          ],
        },
        {
          kind: 'example',
          title: 'How often is often enough',
          given: [
            { label: 'New listings in a state', value: 'about 6 a month' },
            { label: 'Looking every 15 minutes', value: '4 an hour' },
            { label: 'Looking twice a day', value: '2 a day' },
          ],
          working: [
            { line: '4 × 24 × 30', result: '2,880 looks a month' },
            { line: '2,880 ÷ 6', result: '480 looks for each listing' },
            { line: '2 × 30', result: '60 looks a month' },
            { line: '60 ÷ 6', result: '10 looks for each listing' },
          ],
          conclusion:
            'A community takes months to sell. Half a day of delay costs nothing, and plans of automation services count tasks. Look twice a day.',
        },
      ],
    },
    {
      id: 'recipes',
      heading: 'Worth automating, and not',
      blocks: [
        {
          kind: 'table',
          caption: 'Ideas, judged',
          columns: [{ label: 'Idea' }, { label: 'Do it' }, { label: 'Because' }],
          rows: [
            [
              'Inquiry becomes a task for its broker',
              'Yes',
              'Answering within the hour wins mandates',
            ],
            ['New listing in my state into a team channel', 'Yes', 'Public facts, many readers'],
            ['Invoice of my plan to the bookkeeper', 'Yes', 'It is yours, and it recurs'],
            [
              'Answer every inquiry with a template',
              'No',
              'A buyer who wrote three paragraphs notices',
            ],
            ['Signed NDA opens the room', 'No', 'A person should look at who signed'],
            [
              'Incident in the care system to a chat',
              'No',
              'Health information in a place without a contract',
            ],
          ],
        },
      ],
    },
    {
      id: 'care',
      heading: 'Loops, leaks and law',
      blocks: [
        {
          kind: 'list',
          items: [
            'A step that writes to A on a change in B, beside one that writes to B on a change in A, runs until the plan is used up. Let one side be silent.',
            'Task history keeps what passed through, for weeks. Find out how long, and set it to the shortest.',
            'Ask whether a business associate agreement is offered for your plan, and until you hold one signed, let nothing about a resident pass.',
            'Use an account of the firm for it. An automation in the name of a broker who left goes on reading.',
            'Put the list of automations into the same drawer as the list of keys to the office.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Name the event you wait for', to: '/contact' },
    { label: 'The programming interface', to: '/api-marketplace' },
    { label: 'All integrations', to: '/integration-marketplace' },
  ],
};
