import { PLAN_IDS, PLANS } from '#shared/account/billing/plans.ts';
import { formatPlanPrice } from '#shared/format/money.ts';
import type { ContentPage } from '#shared/home/content.ts';

const planRows = PLAN_IDS.map((id) => PLANS[id]).map(({ name, monthlyCents }) => [
  name,
  formatPlanPrice(monthlyCents),
]);

export const investorRelations: ContentPage = {
  lede: 'About the company behind the exchange: how it earns money, where its interests lie, and what it discloses. Communities for sale are on other pages.',
  description:
    'How Haven Exchange earns its money, which conflicts of interest it has and how they are handled, what it publishes about itself, and how to contact us.',
  keywords: ['investor relations', 'business model', 'conflicts of interest'],
  sections: [
    {
      id: 'not-here',
      heading: 'Not an offer of securities',
      blocks: [
        {
          kind: 'note',
          tone: 'caution',
          text: 'Nothing here offers or sells a security, in the company or in any community. There is no share price, filing or forecast to show, and none is implied.',
        },
        {
          kind: 'text',
          paragraphs: [
            'To invest in senior housing, see the [investor hub](/investor-hub) or the [list of communities](/investment-opportunities). If you hold an interest in a syndication raised through the exchange, its sponsor reports to you in the [investor portal](/investor-portal). The company has no part in that venture and no figures on it.',
          ],
        },
      ],
    },
    {
      id: 'earns',
      heading: 'How the company earns money',
      blocks: [
        {
          kind: 'table',
          caption: 'Monthly member plans',
          columns: [{ label: 'Plan' }, { label: 'Price', isNumber: true }],
          rows: planRows,
          source: 'Same source as our billing: [plans and prices](/user-pricing).',
        },
      ],
    },
    {
      id: 'conflicts',
      heading: 'Potential conflicts of interest',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Our own brokerage',
              text: 'Haven Realty competes with brokers who pay for plans. It has the system permissions of a brokerage, its people are labeled as our colleagues, and administrator actions are logged with a reason.',
            },
            {
              term: 'Featured listings',
              text: 'The front page shows four listings and rotates every four days by a fixed rule. They are not picked by hand.',
            },
            {
              term: 'Listing reviews',
              text: 'A review checks whether an offer is real and complete. It is not an opinion on price, so it cannot be bought.',
            },
            {
              term: 'Product ratings',
              text: 'Each member rates once and may change the rating. The summary counts all ratings, good and bad.',
            },
          ],
        },
      ],
    },
    {
      id: 'publishes',
      heading: 'What we publish',
      blocks: [
        {
          kind: 'list',
          items: [
            'What works and what is being built: [features status](/features-status).',
            'What was completed, with dates: [press releases](/press-releases).',
            'Terms for members and us: [terms](/terms-of-service), [privacy](/privacy-policy), [desktop license](/eula).',
            'Market figures and their sources: [market analysis](/senior-housing-market-analysis).',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Ask about a partnership', to: '/contact' },
    { label: 'About the company', to: '/about' },
    { label: 'Read the press releases', to: '/press-releases' },
  ],
};
