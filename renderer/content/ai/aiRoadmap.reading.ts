import { isBuilt, type PathName } from '#shared/routes.ts';
import type { ContentPage } from '../model.ts';

/** What the specification gives a screen, until it has one. */
const stateOf = (...screens: readonly PathName[]) =>
  screens.every(isBuilt) ? 'Built' : 'Specified';

export const aiRoadmap: ContentPage = {
  lede: 'Three states and no dates. Built means that you can use it now, specified that it is part of what this product must become, idea that somebody argued for it and nobody promised it.',
  description:
    'Which intelligent parts of Haven Exchange are built, which are specified and which are ideas, each with its method, the data it needs and its way to fail.',
  keywords: ['AI roadmap', 'product roadmap', 'rules-based', 'language model', 'senior living'],
  sections: [
    {
      id: 'rules',
      heading: 'Built from rules, without any model',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Much of what is sold as intelligence is counting, done promptly and shown in the right place. These parts have no model behind them. They give the same answer twice, and somebody can say why.',
          ],
        },
        {
          kind: 'table',
          caption: 'Helpers that work by rules',
          columns: [{ label: 'Helper' }, { label: 'Rule' }, { label: 'State' }],
          rows: [
            [
              'Search suggestions',
              'From two letters on: beginnings of words in places, communities and brokerages of live listings, most frequent first',
              'Built',
            ],
            [
              'Market figures on the front page',
              'Counted as listings come, change and go',
              'Built',
            ],
            ['Allowance of contacts', 'Counted by calendar month, under a lock', 'Built'],
            [
              'Sign-in alerts',
              'A sign-in elsewhere is told to your open devices while it happens',
              'Built',
            ],
            [
              'Quiet hours',
              'What is not urgent waits until morning in your time zone',
              stateOf('notificationsPreferences'),
            ],
            [
              'Spam in tickets',
              'More than five links, a filled trap field, or a form answered within three seconds',
              'Built',
            ],
            [
              'Value and return',
              'Formulas, with every input in sight',
              stateOf('valuationCalculator', 'investmentCalculator'),
            ],
            [
              'Alerts for saved searches',
              'A new listing that fits is told once',
              stateOf('searchAlerts'),
            ],
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
          caption: 'Parts that would need a language model',
          columns: [
            { label: 'Part' },
            { label: 'It would' },
            { label: 'It needs first' },
            { label: 'State' },
          ],
          rows: [
            [
              'Assistant',
              'Answer from pages and from rows that you may read',
              'Answers with sources, judged by people',
              'Specified',
            ],
            [
              'Search in sentences',
              'Turn a sentence into the filters there are',
              'A list of sentences and right filters',
              'Specified',
            ],
            [
              'Document reading',
              'Propose fields of statements and rent rolls',
              'Deal rooms, and consent of the uploader',
              'Specified',
            ],
            [
              'Voice',
              'Turn dictated notes into a draft',
              'Consent of whoever is heard',
              'Specified',
            ],
            [
              'Operator insights',
              'Point to a change in census or hours',
              'A year of figures of one community',
              'Specified',
            ],
            [
              'Redaction before sharing',
              'Mark names in a rent roll for removal',
              'A person who confirms each page',
              'Idea',
            ],
            [
              'Questions for a management meeting',
              'Draft them from variances',
              'Normalized statements',
              'Idea',
            ],
            [
              'A second reader for listings',
              'Flag wording that fair housing law forbids',
              'Counsel’s list of examples',
              'Idea',
            ],
          ],
        },
      ],
    },
    {
      id: 'never',
      heading: 'What is not on it',
      blocks: [
        {
          kind: 'list',
          items: [
            'A score for residents, by cost, risk or likely length of stay.',
            'A score for people who apply for work or for a unit.',
            'An automatic price, published under a seller’s name.',
            'A ranking of brokers by something that they cannot see and contest.',
            'Training on what members upload or write to each other.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The first two are regulated or will be, and harmful before that. The others would break what an exchange lives on: each side has to believe that it is not being read by the other.',
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'How something moves from idea to built',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The rule comes first',
              text: 'If a filter, a formula or a count answers it, that is built and the idea is closed.',
            },
            {
              title: 'The right answers are written down',
              text: 'By people of the trade, a hundred of them, before anybody tries a model on the question.',
            },
            {
              title: 'The refusal is designed',
              text: 'What it says when it does not know, and what works without it.',
            },
            {
              title: 'Access is proved',
              text: 'It runs with the rights of the person who asks, and a test tries to get more.',
            },
            {
              title: 'It opens, and its errors are counted',
              text: 'With a button beside each answer that says “wrong”, and somebody who reads what comes.',
            },
          ],
        },
      ],
    },
    {
      id: 'neighbors',
      heading: 'The pages behind the lines',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'The AI assistant',
              text: 'What it may know and must refuse.',
              to: '/ai-assistant',
            },
            {
              title: 'Document intelligence',
              text: 'Fields, checks and errors by kind of document.',
              to: '/document-intelligence',
            },
            {
              title: 'Search in sentences',
              text: 'From words to filters, and what has no filter.',
              to: '/ai-search',
            },
            {
              title: 'For investors',
              text: 'Controls that a committee may ask for.',
              to: '/ai-workflow-investors',
            },
            {
              title: 'For a first purchase',
              text: 'What to ask a chatbot and what never.',
              to: '/ai-workflow-buyer',
            },
            {
              title: 'The AI workflow',
              text: 'The whole method, for subscribers.',
              to: '/ai-workflow',
            },
            { title: 'Voice hub', text: 'Dictation on a tour, and consent.', to: '/voice-hub' },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Argue for an idea', to: '/contact' },
    { label: 'The state of everything else', to: '/features-status' },
  ],
};
