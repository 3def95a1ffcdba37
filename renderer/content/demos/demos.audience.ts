import type { ContentPage } from '#shared/home/content.ts';

export const demos: ContentPage = {
  lede: 'Try the product before you sign up. Every demo runs on live communities and calculates as you type.',
  shot: {
    name: 'broker-desk',
    alt: 'Broker desk: items that need attention, recent activity, figures and today’s calendar',
  },
  description:
    'Interactive demos of Haven Exchange: search in a sentence, a deal on your phone, dashboards by role, calculators and six guided tours.',
  keywords: ['senior living software demo', 'platform demo', 'product tour', 'preview'],
  sections: [
    {
      id: 'demos',
      heading: 'See it in action',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Search in a sentence',
              text: 'Type what you want. The search reads it by rules and shows how.',
              to: '/demos/ai-search',
            },
            {
              title: 'Browse a photo gallery',
              text: 'Photo by photo through a community for sale.',
              to: '/demos/virtual-tours',
            },
            {
              title: 'A deal on your phone',
              text: 'A list and a community, at phone width.',
              to: '/demos/mobile-deals',
            },
            {
              title: 'A page at every width',
              text: 'Phone, tablet and laptop, one after another.',
              to: '/mobile-demo',
            },
            {
              title: 'A conversation',
              text: 'Ask a scripted broker about a listing.',
              to: '/demos/communication-hub',
            },
            {
              title: 'A dashboard for your role',
              text: 'What you would see on your first morning.',
              to: '/demos/personalized-dashboard',
            },
            {
              title: 'A dashboard on a different day',
              text: 'Let a trial end and see what the screen asks.',
              to: '/dashboard-demo',
            },
          ],
        },
      ],
    },
    {
      id: 'previews',
      heading: 'Run the numbers',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Financial analysis',
              text: 'A loan on a real asking price, through to debt coverage.',
              to: '/financial-analysis-preview',
            },
            {
              title: 'Commission calculator',
              text: 'Every split of a fee on its own line.',
              to: '/commission-calculator-preview',
            },
            {
              title: 'Seller dashboard',
              text: 'How a community compares with its peers.',
              to: '/seller-dashboard-preview',
            },
            {
              title: 'Buyer network',
              text: 'Which searches find a listing, and which miss it.',
              to: '/buyer-network-preview',
            },
            {
              title: 'Buyer dashboard',
              text: 'Criteria, a shortlist, and figures side by side.',
              to: '/buyer-dashboard-preview',
            },
            {
              title: 'Client management',
              text: 'Clients on one side, matching communities on the other.',
              to: '/client-management-preview',
            },
            {
              title: 'Deal pipeline',
              text: 'Seven stages, each with an end date.',
              to: '/deal-pipeline-preview',
            },
            {
              title: 'Due diligence center',
              text: 'Fourteen folders, filled for the type of community.',
              to: '/due-diligence-center-preview',
            },
          ],
        },
      ],
    },
    {
      id: 'roles',
      heading: 'Demos by role',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The same features, selected and introduced for one role: [buyers](/demos/buyer/search), [sellers](/demos/seller/position), [brokers](/demos/broker/pipeline), [vendors](/demos/vendor/dashboard), [operators](/demos/operator/dashboard) and [investors](/demos/investor/returns).',
          ],
        },
      ],
    },
    {
      id: 'tours',
      heading: 'Take a guided tour',
      blocks: [
        {
          kind: 'paths',
          paths: [
            { title: 'Buyers', text: 'From all listings to one building.', to: '/tours/buyer' },
            { title: 'Sellers', text: 'What buyers will see.', to: '/tours/seller' },
            { title: 'Brokers', text: 'One working day.', to: '/tours/broker' },
            { title: 'Vendors', text: 'How you get work.', to: '/tours/vendor' },
            { title: 'Operators', text: 'What needs your attention now.', to: '/tours/operator' },
            { title: 'Investors', text: 'Yield comes first.', to: '/tours/investor' },
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
