import type { ContentPage } from '../model.ts';

export const vendorMarketplace: ContentPage = {
  lede: 'Browse vendors yourself, ask for an introduction, or describe the project. The options differ in how much you share, and with who.',
  description:
    'Three ways to hire for a senior-living community: browse verified vendors, ask for an introduction, or send a project, and what each side learns.',
  keywords: ['vendor marketplace', 'senior living services', 'hire a contractor', 'introductions'],
  sections: [
    {
      id: 'doors',
      heading: 'Choose how to find a vendor',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'You know the trade you need',
              text: 'Browse the directory by category and state, with no account and no form. No one sees what you looked at.',
              to: '/vendors',
            },
            {
              title: 'You know the job, but not the trade',
              text: 'Pick the job, and the page shows which trade does it.',
              to: '/find-vendors',
            },
            {
              title: 'You want us to find vendors',
              text: 'Describe the need in four lines. The team introduces vendors who accepted.',
              to: '/request-vendors',
            },
            {
              title: 'You have a project with a budget',
              text: 'Add the scope, where residents will be, and a start date. Vendors read it before they quote.',
              to: '/project-requests',
            },
          ],
        },
      ],
    },
    {
      id: 'who-learns-what',
      heading: 'Who sees what, and when',
      blocks: [
        {
          kind: 'table',
          caption: 'What you share at each step',
          columns: [{ label: 'Step' }, { label: 'The vendor sees' }, { label: 'The team sees' }],
          rows: [
            ['Opening a profile', 'Nothing', 'Nothing'],
            ['Asking for an introduction', 'The need and the state', 'Name, email, the need'],
            ['Sending a project', 'Scope, type of community, budget range', 'Name, email, scope'],
            ['Accepting a vendor', 'Who you are', 'That you accepted'],
            ['Asking for quotes yourself', 'Scope, trade, state, budget', 'Nothing'],
            ['Choosing a quote', 'Who you are', 'Nothing'],
            [
              'Reviewing the vendor you chose',
              'The published review',
              'The review, before publication',
            ],
          ],
        },
      ],
    },
    {
      id: 'first-call',
      heading: 'Questions for the first call',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Ask who will be in the building',
              text: 'Their own people or a subcontractor’s, and who screened them. The answer decides which documents you need.',
              takes: '5 minutes',
            },
            {
              title: 'Ask for two buildings like yours',
              text: 'Same license, same size, within two years. Call the maintenance director, not the owner.',
              takes: '10 minutes',
            },
            {
              title: 'Ask what would make them walk away',
              text: 'Good firms can name their limits: no access before nine, no decision maker, no as-built drawings.',
              takes: '5 minutes',
            },
            {
              title: 'Ask for the certificate before the price',
              text: 'If the agent sends it the same day, the other documents are likely to be in order.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Browse vendors', to: '/vendors' },
    { label: 'Request vendors', to: '/request-vendors' },
    { label: 'Join as a vendor', to: '/vendor-onboarding' },
  ],
};
