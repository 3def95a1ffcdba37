import type { ContentPage } from '../model.ts';

export const aiWorkflowBuyer: ContentPage = {
  heading: 'Using a chatbot to buy your first community',
  lede: 'A chatbot explains well but is not a reliable source of facts. This page covers which first-purchase questions it answers well, which it must not answer, and how to ask so that you notice errors.',
  description:
    'For a first buyer of a senior-living community: questions an AI chatbot answers well, questions it must not answer, and safe ways to ask about a real deal.',
  keywords: ['buy assisted living', 'first-time buyer', 'AI chatbot', 'due diligence questions'],
  sections: [
    {
      id: 'good',
      heading: 'What a chatbot is good for',
      blocks: [
        {
          kind: 'table',
          caption: 'Ask a chatbot, a document or a person',
          columns: [{ label: 'Your question' }, { label: 'Ask' }, { label: 'Next step' }],
          rows: [
            [
              'What is a change of ownership application?',
              'A chatbot',
              'Look the term up in the glossary',
            ],
            ['How long does it take in this state?', 'The licensing agency', 'Get it in writing'],
            [
              'What should a rent roll contain?',
              'A chatbot',
              'Compare it with the one you received',
            ],
            ['Is this rent roll complete?', 'The rent roll', 'Compare its rows with the license'],
            ['Is the price fair?', 'An appraiser', 'Also ask two people who bought nearby'],
            ['Will the lender accept it?', 'The lender', 'Ask before you pay for reports'],
            ['What would you ask the administrator?', 'A chatbot', 'Cut half and add your own'],
            ['Will the staff stay?', 'The staff, once you are allowed to ask', 'Note who answers'],
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'Ask about the property type, never the deal',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You signed a nondisclosure agreement. Pasting the memorandum into a public chat discloses it, whatever you intended. Most of what you want to know can be asked about that type of community, without a name, an address or a figure that identifies it.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Instead of',
              text: '“Here is the P&L of the community on Birch Street, find problems.”',
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
              text: 'The form itself. Scope and severity are shown in a grid from A to L. From G upward, a resident was harmed. J to L mean immediate jeopardy.',
            },
          ],
        },
      ],
    },
    {
      id: 'catch',
      heading: 'Test it with a calculation you can check',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Before you rely on a chatbot, have it calculate something you can check. Give it a small purchase and ask for the loan’s debt coverage, then work it out by hand.',
          ],
        },
        {
          kind: 'example',
          title: 'A 24-bed community',
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
            'If any line differs, you know what not to use it for. If it agrees, ask again with the fee left out and see whether it notices that the income is no longer comparable.',
        },
      ],
    },
    {
      id: 'order',
      heading: 'Steps for the first month',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Learn the terms',
              text: 'Spend time with the [glossary](/senior-living-glossary) and a chatbot that quizzes you. You will negotiate with people who use these terms as shorthand.',
              takes: 'A week of evenings',
            },
            {
              title: 'Write your own criteria',
              text: 'State, care type, beds, price, distance from your home. Do this yourself, because a chatbot will agree with any list.',
              takes: 'An afternoon',
            },
            {
              title: 'Search, and note why you pass',
              text: 'Go through [communities for sale](/investment-opportunities) with your criteria. Your reasons for passing show what matters to you.',
              takes: 'Two weeks',
            },
            {
              title: 'Call, with ten questions',
              text: 'Have a chatbot draft thirty. Keep the ones whose answers would change your decision.',
              takes: 'A day',
            },
            {
              title: 'Hire',
              text: 'A health-care attorney in that state, an accountant with rent roll experience, and an inspector. They find what a chatbot cannot, because they go on site.',
              takes: 'Before any letter of intent',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Licensing rules differ by state and change. A confident paragraph about your state that cites no statute, or one you cannot open, is a guess.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does Haven Exchange have a chatbot that knows the listings?',
      answer:
        'Not today. The search box completes places, communities and brokerages from live listings, based on counts and not on guesses. The AI assistant page describes what an assistant may become and its current status.',
    },
    {
      question: 'Can a chatbot write my letter of intent?',
      answer:
        'It can draft one. Whether exclusivity binds you, when the deposit hardens and who applies for the license are decisions with real money at stake, so have counsel write those parts and use the chatbot only for the routine wording.',
    },
  ],
  next: [
    { label: 'Browse communities for sale', to: '/investment-opportunities' },
    { label: 'How to find a property', to: '/help/finding-properties' },
    { label: 'For buyers', to: '/for-buyers' },
  ],
};
