import type { ContentPage } from '../model.ts';

export const aiWorkflowBuyer: ContentPage = {
  heading: 'Buying your first community with a chat window open',
  lede: 'A chatbot is a patient explainer and a poor witness. Here is which questions of a first purchase it answers well, which it must not, and how to ask so that you notice.',
  description:
    'For a first buyer of a senior-living community: questions an AI chatbot answers well, questions it must not answer, and safe ways to ask about a real deal.',
  keywords: ['buy assisted living', 'first-time buyer', 'AI chatbot', 'due diligence questions'],
  sections: [
    {
      id: 'good',
      heading: 'What it is good for',
      blocks: [
        {
          kind: 'table',
          caption: 'Ask a machine, ask a document, ask a person',
          columns: [{ label: 'You wonder' }, { label: 'Ask' }, { label: 'Then' }],
          rows: [
            [
              'What is a change of ownership application?',
              'The machine',
              'Look the word up in the glossary',
            ],
            ['How long does it take in this state?', 'The licensing agency', 'Get it in writing'],
            ['What should a rent roll contain?', 'The machine', 'Compare with the one you got'],
            ['Is this rent roll complete?', 'The rent roll', 'Count its rows against the license'],
            ['Is the price fair?', 'An appraiser', 'And two people who bought nearby'],
            ['Will the lender accept it?', 'The lender', 'Before you pay for reports'],
            ['What would you ask the administrator?', 'The machine', 'Strike half, add your own'],
            ['Will the staff stay?', 'The staff, once you may', 'Watch who answers'],
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'Ask about the kind, never about the deal',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You signed a nondisclosure agreement. Pasting the memorandum into a public chat discloses it, whatever you had in mind. Most of what you want to know can be asked about communities of that kind, without a name, an address or a figure that points to one.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Instead of',
              text: '“Here is the P&L of the house on Birch Street, find problems.”',
            },
            {
              term: 'Ask',
              text: '“In assisted living of 30 to 50 units, which expense lines do sellers most often leave out of a profit and loss statement, and how would I find each?”',
            },
            {
              term: 'Instead of',
              text: '“Is this 2567 bad?”',
            },
            {
              term: 'Read',
              text: 'The form itself. Scope and severity stand in a grid from A to L; from G upward somebody was harmed, and J to L mean immediate jeopardy.',
            },
          ],
        },
      ],
    },
    {
      id: 'catch',
      heading: 'Catch it once, on purpose',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Before you rely on a chatbot, let it compute something you can check. Give it a small purchase and ask for the coverage of the loan; then do it with a pencil.',
          ],
        },
        {
          kind: 'example',
          title: 'A 24-bed house',
          given: [
            { label: 'Income after a fee and reserves', value: '$312,000 a year' },
            { label: 'Price', value: '$3,600,000' },
            { label: 'Loan', value: '70% of price' },
            { label: 'Debt service', value: '$215,000 a year' },
          ],
          working: [
            { line: '$3,600,000 × 70%', result: '$2,520,000 borrowed' },
            { line: '$312,000 ÷ $215,000', result: '1.45 coverage' },
            { line: '$312,000 ÷ $3,600,000', result: '8.67% cap rate' },
            { line: '$3,600,000 ÷ 24 beds', result: '$150,000 a bed' },
          ],
          conclusion:
            'If the answer differs in any line, you have learned what to use it for. If it agrees, ask the same with the fee left out and see whether it notices that the income is not comparable.',
        },
      ],
    },
    {
      id: 'order',
      heading: 'An order of work for the first month',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Learn the words',
              text: 'An evening with the [glossary](/senior-living-glossary) and a chatbot that quizzes you. You will negotiate with people who use them as shorthand.',
              takes: 'A week of evenings',
            },
            {
              title: 'Write your own criteria',
              text: 'State, care type, beds, price, distance from your home. Do this by yourself: a machine will happily agree with any list.',
              takes: 'An afternoon',
            },
            {
              title: 'Search, and write down why not',
              text: 'Go through [communities for sale](/investment-opportunities) with your criteria. The reasons for refusing are what you know about yourself.',
              takes: 'Two weeks',
            },
            {
              title: 'Call, with ten questions',
              text: 'Let a machine draft thirty. Keep those whose answer would change your mind.',
              takes: 'A day',
            },
            {
              title: 'Hire',
              text: 'A health-care attorney of that state, an accountant who has seen a rent roll, an inspector. They find what no chat can, since they go there.',
              takes: 'Before any letter of intent',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Licensing rules differ by state and change. A confident paragraph about your state that names no statute, or one you cannot open, is a guess.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does Haven Exchange have a chatbot that knows the listings?',
      answer:
        'Not today. The search box completes places, communities and brokerages from live listings, by counting and not by guessing. What an assistant may become is told under the AI assistant, with its state.',
    },
    {
      question: 'Can a machine write my letter of intent?',
      answer:
        'It can write a letter. Whether exclusivity binds you, when the deposit hardens and who applies for the license are decisions with money behind them, so let counsel write that part and the machine the courtesy around it.',
    },
  ],
  next: [
    { label: 'Browse communities for sale', to: '/investment-opportunities' },
    { label: 'How to find a property', to: '/help/finding-properties' },
    { label: 'For buyers', to: '/for-buyers' },
  ],
};
