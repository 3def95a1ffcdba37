import type { ContentPage } from '../model.ts';

export const aiRoadmap: ContentPage = {
  lede: 'Each feature has one of three statuses and no date. Built means you can use it now. Specified means it is part of the product specification. Idea means someone has proposed it and it is not promised.',
  description:
    'Which AI features of Haven Exchange are built, specified or still ideas, with the method of each, the data it needs and how it can fail.',
  keywords: ['AI roadmap', 'product roadmap', 'rules-based', 'language model', 'senior living'],
  sections: [
    {
      id: 'rules',
      heading: 'Built from rules, without a model',
      blocks: [
        {
          kind: 'table',
          caption: 'Rules-based features',
          columns: [{ label: 'Feature' }, { label: 'Rule' }, { label: 'Status' }],
          rows: [
            [
              'Search suggestions',
              'From two letters on: matches the start of places, communities and brokerages in live listings, most frequent first',
              'Built',
            ],
            [
              'Market figures on the front page',
              'Counted as listings are added, changed and removed',
              'Built',
            ],
            [
              'Contact allowance',
              'Counted per calendar month, with a lock against double counting',
              'Built',
            ],
            [
              'Sign-in alerts',
              'Your open devices are notified of a sign-in elsewhere as it happens',
              'Built',
            ],
            [
              'Quiet hours',
              'Non-urgent notifications wait until morning in your time zone',
              'Built',
            ],
            [
              'Spam filter for tickets',
              'More than five links, a filled honeypot field, or a form submitted within three seconds',
              'Built',
            ],
            [
              'Document reading',
              'Fields found by labels, tables and sentences; a person decides about each doubt',
              'Built',
            ],
            [
              'Workflow steps',
              'Tags, details, summaries and drafts from a record’s own words, with an approval step',
              'Built',
            ],
            ['Dictation of notes', 'Speech recognized on your device, after consent', 'Built'],
            ['Value and return', 'Formulas with every input visible', 'Built'],
            ['Alerts for saved searches', 'One alert for each new listing that matches', 'Built'],
          ],
        },
      ],
    },
    {
      id: 'models',
      heading: 'Where a model could read or write',
      blocks: [
        {
          kind: 'table',
          caption: 'Features that would need a language model',
          columns: [
            { label: 'Feature' },
            { label: 'What it would do' },
            { label: 'What it needs first' },
            { label: 'Status' },
          ],
          rows: [
            [
              'Assistant',
              'Answer from documents and rows you have access to, with the source of each statement',
              'Nothing: without a model it answers by rules and quotes',
              'Built',
            ],
            [
              'Search in sentences',
              'Turn a sentence into existing filters',
              'A list of sentences with the correct filters',
              'Specified',
            ],
            [
              'Operator insights',
              'Flag a change in census or hours',
              'A year of data for one community',
              'Specified',
            ],
            [
              'Redaction before sharing',
              'Mark names in a rent roll for removal',
              'A person to confirm each page',
              'Idea',
            ],
            [
              'Management meeting questions',
              'Draft questions from variances',
              'Normalized statements',
              'Idea',
            ],
            [
              'Second review of listings',
              'Flag wording that fair housing law prohibits',
              'A list of examples from counsel',
              'Idea',
            ],
          ],
        },
      ],
    },
    {
      id: 'neighbors',
      heading: 'Related pages',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'The AI assistant',
              text: 'What it could access and what it must refuse.',
              to: '/ai-assistant',
            },
            {
              title: 'Document intelligence',
              text: 'Fields, checks and errors by document type.',
              to: '/document-intelligence',
            },
            {
              title: 'Search in sentences',
              text: 'How sentences become filters, and which words have none.',
              to: '/ai-search',
            },
            {
              title: 'For investors',
              text: 'Controls a committee may ask for.',
              to: '/ai-workflow-investors',
            },
            {
              title: 'For a first purchase',
              text: 'What to ask a chatbot, and what never to ask.',
              to: '/ai-workflow-buyer',
            },
            {
              title: 'The AI workflow',
              text: 'The full method, for subscribers.',
              to: '/ai-workflow',
            },
            {
              title: 'Voice hub',
              text: 'Dictation on your device, and consent.',
              to: '/voice-hub',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Propose an idea', to: '/contact' },
    { label: 'Status of all other features', to: '/features-status' },
  ],
};
