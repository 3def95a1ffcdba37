import { PLAN_IDS, PLANS } from '#shared/billing/plans.ts';
import { formatPlanPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const planRows = PLAN_IDS.map((id) => PLANS[id]).map(({ name, monthlyCents }) => [
  name,
  formatPlanPrice(monthlyCents),
]);

export const investorRelations: ContentPage = {
  lede: 'About the company behind the exchange: how it earns, where its interests lie, and what it tells to whom. Offers of communities are elsewhere.',
  description:
    'How Haven Exchange earns its money, which conflicts it has and how they are handled, what it publishes about itself, and how to reach the right person.',
  keywords: ['investor relations', 'business model', 'conflicts of interest'],
  sections: [
    {
      id: 'not-here',
      heading: 'What this page is not',
      blocks: [
        {
          kind: 'note',
          tone: 'caution',
          text: 'Nothing here offers or sells a security, in the company or in any community. There is no share price, no filing and no forecast to show, and none is implied.',
        },
        {
          kind: 'text',
          paragraphs: [
            'If you came to put money into senior housing, you want the [investor’s desk](/investor-hub) or the [list of communities](/investment-opportunities). If you hold a share in a syndicate that was raised through the exchange, its sponsor reports to you in the [investor portal](/investor-portal); the company has no part in that venture and no figures of it.',
          ],
        },
      ],
    },
    {
      id: 'earns',
      heading: 'How the company earns',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Members pay a monthly plan. That is the business. Vendors are on the same plans, and a vendor profile is part of ${PLANS.basic.name}: see [vendor pricing](/vendor-pricing). No income comes from commissions of other brokers, from the sale of data, or from advertising in front of listings.`,
          ],
        },
        {
          kind: 'table',
          caption: 'Plans of members, a month',
          columns: [{ label: 'Plan' }, { label: 'Price', isNumber: true }],
          rows: planRows,
          source: 'The same table that charges: [plans and prices](/user-pricing).',
        },
        {
          kind: 'text',
          paragraphs: [
            'A subscription business is read by four figures: how many pay, what they pay on average, how many leave in a month, and what it costs to win one. Growth in the first hides trouble in the third for about a year, which is why anybody who invests in such a company should ask for members by the month in which they joined.',
          ],
        },
        {
          kind: 'example',
          title: 'What leaving costs, on invented figures',
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
            'Halve the share that leaves and each member is worth $3,000. No campaign does that; a product that people open on Monday morning does. The numbers are an illustration and not those of the company.',
        },
      ],
    },
    {
      id: 'conflicts',
      heading: 'Interests that could collide',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'A brokerage of its own',
              text: 'Haven Realty competes with brokers who pay for plans. Its rights in the system are those of a brokerage, its people are marked as colleagues, and administrators’ acts are logged with a reason.',
            },
            {
              term: 'Featured places',
              text: 'The front page shows four listings and moves on every four days by a fixed rule. Nobody picks them by hand.',
            },
            {
              term: 'Reviews of listings',
              text: 'A review asks whether an offer is real and complete. It is no opinion on price, so it cannot be bought.',
            },
            {
              term: 'Ratings of the product',
              text: 'Members rate once and may change their mind. The summary counts all of them, good and bad.',
            },
          ],
        },
      ],
    },
    {
      id: 'publishes',
      heading: 'What is public',
      blocks: [
        {
          kind: 'list',
          items: [
            'What works and what is being built: [features status](/features-status).',
            'What was finished, with dates: [press releases](/press-releases).',
            'What binds members and us: [terms](/terms-of-service), [privacy](/privacy-policy), [desktop license](/eula).',
            'What the figures of the market are, and whose: [market analysis](/senior-housing-market-analysis).',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Financial statements of the company are not published. Lenders, partners and prospective shareholders with a reason to see them write through [contact](/contact) with the topic “Partnership”, say who they are and what they need it for, and receive a nondisclosure agreement before anything else.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Write about a partnership', to: '/contact' },
    { label: 'About the company', to: '/about' },
    { label: 'Read the press releases', to: '/press-releases' },
  ],
};
