import type { ContentPage } from '../model.ts';

export const demos: ContentPage = {
  lede: 'Try the parts before you give us an address. Each works on communities that everybody may see, computes while you look, and forgets what you typed when you leave.',
  description:
    'Demos of Haven Exchange that you can operate: search in a sentence, a deal on the telephone, dashboards by role, calculators and six guided tours.',
  keywords: ['senior living software demo', 'platform demo', 'product tour', 'preview'],
  sections: [
    {
      id: 'demos',
      heading: 'See it move',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Search in a sentence',
              text: 'Write what you want; rules read it, and show how.',
              to: '/demos/ai-search',
            },
            {
              title: 'Walk a gallery',
              text: 'Picture by picture through a community for sale.',
              to: '/demos/virtual-tours',
            },
            {
              title: 'A deal on the telephone',
              text: 'List and community, narrow as a hand.',
              to: '/demos/mobile-deals',
            },
            {
              title: 'Every width of a page',
              text: 'Telephone, tablet and laptop, one after the other.',
              to: '/mobile-demo',
            },
            {
              title: 'A conversation',
              text: 'Question a scripted broker about a listing.',
              to: '/demos/communication-hub',
            },
            {
              title: 'A dashboard for your role',
              text: 'What your first morning would show.',
              to: '/demos/personalized-dashboard',
            },
            {
              title: 'A dashboard on another day',
              text: 'Let a trial end and see what the screen asks.',
              to: '/dashboard-demo',
            },
          ],
        },
      ],
    },
    {
      id: 'previews',
      heading: 'Compute with it',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Financial analysis',
              text: 'A loan on a real asking price, down to coverage.',
              to: '/financial-analysis-preview',
            },
            {
              title: 'Commission calculator',
              text: 'Every split of a fee in its own line.',
              to: '/commission-calculator-preview',
            },
            {
              title: 'Seller dashboard',
              text: 'Where a community stands among its kind.',
              to: '/seller-dashboard-preview',
            },
            {
              title: 'Buyer network',
              text: 'Which searches find a listing, and which miss it.',
              to: '/buyer-network-preview',
            },
            {
              title: 'Buyer dashboard',
              text: 'A wish, a shortlist, and figures in columns.',
              to: '/buyer-dashboard-preview',
            },
            {
              title: 'Client management',
              text: 'Names on one side, fitting communities on the other.',
              to: '/client-management-preview',
            },
            {
              title: 'Deal pipeline',
              text: 'Seven stages and the date at their end.',
              to: '/deal-pipeline-preview',
            },
            {
              title: 'Due diligence center',
              text: 'Fourteen folders, filled for the kind of community.',
              to: '/due-diligence-center-preview',
            },
          ],
        },
      ],
    },
    {
      id: 'roles',
      heading: 'Sorted by who you are',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The same parts, chosen and introduced for one role: [buyers](/demos/buyer/search), [sellers](/demos/seller/position), [brokers](/demos/broker/pipeline), [vendors](/demos/vendor/dashboard), [operators](/demos/operator/dashboard) and [investors](/demos/investor/returns).',
          ],
        },
      ],
    },
    {
      id: 'tours',
      heading: 'Be shown around',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A tour goes with you from screen to screen and says at each what to look at. It stops when you stop, and begins again where you left it.',
          ],
        },
        {
          kind: 'paths',
          paths: [
            { title: 'Buyers', text: 'From everything to one building.', to: '/tours/buyer' },
            { title: 'Sellers', text: 'What strangers will see.', to: '/tours/seller' },
            { title: 'Brokers', text: 'One working day.', to: '/tours/broker' },
            { title: 'Vendors', text: 'How work comes to you.', to: '/tours/vendor' },
            { title: 'Operators', text: 'What needs you now.', to: '/tours/operator' },
            { title: 'Investors', text: 'Yield first.', to: '/tours/investor' },
          ],
        },
      ],
    },
    {
      id: 'honest',
      heading: 'What a demo is not',
      blocks: [
        {
          kind: 'list',
          items: [
            'No figure is typed into a screen: figures are computed from listings, plans and rules, as in the product.',
            'Where a part is not built yet, its preview computes what can be computed now and promises nothing else; [the list of what is built](/features-status) is kept apart.',
            'The conversation is a script, and says so above its first line.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Communities for sale', to: '/investment-opportunities' },
    { label: 'Plans and prices', to: '/user-pricing' },
    { label: 'What is built', to: '/features-status' },
  ],
};
