import type { ContentPage } from '../model.ts';

export const vendorMarketplace: ContentPage = {
  lede: 'Three ways to somebody who does the work: look for yourself, ask for an introduction, or describe the project. They differ in how much you say, and to whom.',
  description:
    'Three ways to hire for a senior-living community: browse verified vendors, ask for an introduction, or send a project, and what each side learns of the other.',
  keywords: ['vendor marketplace', 'senior living services', 'hire a contractor', 'introductions'],
  sections: [
    {
      id: 'doors',
      heading: 'Choose by how much you already know',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'You know the trade',
              text: 'The directory, filtered by category and state. No account, no form, no trace.',
              to: '/vendors',
            },
            {
              title: 'You know the job, but not whose it is',
              text: 'Pick what has to be done; the page knows which trade does it.',
              to: '/find-vendors',
            },
            {
              title: 'You want somebody to choose for you',
              text: 'Four lines about the need. The team introduces vendors who said yes.',
              to: '/request-vendors',
            },
            {
              title: 'You have a project with a budget',
              text: 'A scope, residents’ whereabouts, a start. Priced by people who read it first.',
              to: '/project-requests',
            },
          ],
        },
      ],
    },
    {
      id: 'who-learns-what',
      heading: 'Who learns what, and when',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A roof quote tells the market that a roof is failing. A call to a receivership manager tells it more. That is why every step here is built around the question of who hears your name.',
          ],
        },
        {
          kind: 'table',
          caption: 'What leaves your hands at each step',
          columns: [
            { label: 'Step' },
            { label: 'The vendor learns' },
            { label: 'The team learns' },
          ],
          rows: [
            ['Opening a profile', 'Nothing', 'Nothing'],
            ['Asking for an introduction', 'The need and the state', 'Name, e-mail, the need'],
            ['Sending a project', 'Scope, kind of community, budget band', 'Name, e-mail, scope'],
            ['Saying yes to a vendor', 'Who you are', 'That you said yes'],
            ['Asking for quotes yourself', 'Scope, trade, state, budget', 'Nothing'],
            ['Choosing a quote', 'Who you are', 'Nothing'],
            ['Reviewing whom you chose', 'What everybody reads', 'The words, before anybody'],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'A scope can give a building away by itself. Four hundred beds, a lake and a named county need no letterhead. Write the county only when it changes the price.',
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What the marketplace leaves alone',
      blocks: [
        {
          kind: 'list',
          items: [
            'It sells no leads. A request reaches vendors because they fit.',
            'It holds no money between you and them. Contract, deposit and lien waivers are yours to agree on.',
            'It ranks nobody by a score. [The order of the directory](/vendor-directory) is told on its own page, and it is short.',
            'It keeps vendors out of communities for sale, deals and other people’s dashboards. Somebody who has a key to the boiler room should not have one to the data room.',
          ],
        },
      ],
    },
    {
      id: 'first-call',
      heading: 'The first call, well used',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Ask who will be in the building',
              text: 'Their own people or a subcontractor’s, and who screened them. The answer decides which papers you need.',
              takes: '5 minutes',
            },
            {
              title: 'Ask for two buildings like yours',
              text: 'Same license, same size, within two years. Call the maintenance director there and not the owner.',
              takes: '10 minutes',
            },
            {
              title: 'Ask what would make them walk away',
              text: 'Good firms have an answer: no access before nine, no decision maker, no as-built drawings.',
              takes: '5 minutes',
            },
            {
              title: 'Ask for the certificate before the price',
              text: 'If the agent sends it the same day, the rest of the paper will come as well.',
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
