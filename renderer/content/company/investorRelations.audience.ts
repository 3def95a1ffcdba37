import { PLAN_IDS, PLANS } from '#shared/account/billing/plans.ts';
import { formatPlanPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

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
          kind: 'text',
          paragraphs: [
            `Our revenue comes from members’ monthly plans. Vendors are on the same plans, and a vendor profile is part of ${PLANS.basic.name}: see [vendor pricing](/vendor-pricing). We earn nothing from other brokers’ commissions, from the sale of data, or from advertising placed ahead of listings.`,
          ],
        },
        {
          kind: 'table',
          caption: 'Monthly member plans',
          columns: [{ label: 'Plan' }, { label: 'Price', isNumber: true }],
          rows: planRows,
          source: 'Same source as our billing: [plans and prices](/user-pricing).',
        },
        {
          kind: 'text',
          paragraphs: [
            'A subscription business is measured by four figures: how many members pay, what they pay on average, how many leave each month, and what it costs to acquire one. Growth in the first hides problems in the third for about a year, so investors in such a company should ask for members by the month they joined.',
          ],
        },
        {
          kind: 'example',
          title: 'The cost of churn, with invented figures',
          given: [
            { label: 'Paying members', value: '1,000' },
            { label: 'Average payment', value: '$60 a month' },
            { label: 'Leaving each month', value: '4%' },
          ],
          working: [
            { line: '1,000 × $60', result: '$60,000 a month' },
            { line: '1,000 × 4%', result: '40 members to replace each month' },
            { line: '1 ÷ 4%', result: '25 months an average member stays' },
            { line: '25 × $60', result: '$1,500 of revenue from each' },
          ],
          conclusion:
            'If half as many members leave, each one is worth $3,000. No campaign does that. A product people open every Monday morning does. The numbers are illustrative and are not the company’s own.',
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
        {
          kind: 'text',
          paragraphs: [
            'The company’s financial statements are not published. Lenders, partners and prospective shareholders with a reason to see them should write through [contact](/contact) with the topic “Partnership”, and say who they are and why they need them. We send a nondisclosure agreement before anything else.',
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
