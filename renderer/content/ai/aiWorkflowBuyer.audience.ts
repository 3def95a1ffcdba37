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
  ],
  questions: [
    {
      question: 'Does Haven Exchange have a chatbot that knows the listings?',
      answer:
        'Not today. The search box completes places, communities and brokerages from live listings, based on counts and not on guesses. The AI assistant page describes what an assistant may become and its current status.',
    },
  ],
  next: [
    { label: 'Browse communities for sale', to: '/investment-opportunities' },
    { label: 'How to find a property', to: '/help/finding-properties' },
    { label: 'For buyers', to: '/for-buyers' },
  ],
};
