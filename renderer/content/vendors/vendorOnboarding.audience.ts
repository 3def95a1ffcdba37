import type { ContentPage } from '../model.ts';

export const vendorOnboarding: ContentPage = {
  heading: 'Become a vendor on the exchange',
  lede: 'One form, one review, then you are in the directory. Most of the time goes into a description worth reading, so that part has examples.',
  description:
    'How a vendor joins Haven Exchange: create an account, build the service profile, hand in the papers, be listed. With examples of profiles that win calls.',
  keywords: ['become a vendor', 'vendor onboarding', 'service profile', 'senior living services'],
  sections: [
    {
      id: 'steps',
      heading: 'From here to the first request',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Create an account as a vendor',
              text: '[Sign up](/auth?mode=sign-up), choose Vendor, confirm your e-mail address.',
              takes: '3 minutes',
            },
            {
              title: 'Build your service profile',
              text: 'Name, company and category are required. Years, certifications, states and a description make it useful.',
              takes: '20 minutes',
            },
            {
              title: 'Send the papers that the team asks for',
              text: 'By e-mail, after you have heard from us. Until they are checked, you and the team alone see the profile.',
              takes: 'As long as your agent takes',
            },
            {
              title: 'Be found',
              text: 'In [the directory](/vendors), by category, state and every word you wrote. Introductions come by e-mail.',
            },
          ],
        },
      ],
    },
    {
      id: 'fields',
      heading: 'The fields, and who reads them',
      blocks: [
        {
          kind: 'table',
          caption: 'Weak and strong answers',
          columns: [{ label: 'Field' }, { label: 'Says little' }, { label: 'Says enough' }],
          rows: [
            ['Company', 'Apex Solutions Group', 'The name on your license, letter by letter'],
            ['Category', 'The one with the most clients', 'The one in which a stranger would look'],
            ['Years in business', 'Those of the founder', 'Those of the company, under this name'],
            [
              'Certifications',
              'Fully certified',
              'OSHA 30, lead-safe, the number of the state license',
            ],
            ['States', 'All', 'Where a truck can be tomorrow'],
            [
              'Description',
              'We are passionate about seniors',
              'Replaced nurse call in nine buildings last year, none larger than 120 beds',
            ],
          ],
        },
      ],
    },
    {
      id: 'description',
      heading: 'A description in four sentences',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you do, with the noun that a maintenance director would use.',
            'At what size and how fast, in numbers of last year.',
            'How residents fare meanwhile. If they never notice you, say how.',
            'What you leave to others. It is the sentence that makes the other three credible.',
          ],
        },
        {
          kind: 'quote',
          text: 'We resurface bathtubs and showers in occupied apartments, eleven a day, with a fan at the window and the resident back by dinner. We do not move walls.',
          who: 'From a profile, Stillwater Tub & Tile (demo)',
        },
      ],
    },
    {
      id: 'after',
      heading: 'What changes with a vendor account',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You get a dashboard of your own. Agents, deals, listing tools and other roles’ dashboards are closed to vendor accounts, because vendors walk through buildings whose sale is confidential. If you also buy or broker, use another account.',
            'One account makes one profile. A second company takes a second account, with its own papers.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Later changes to the company name, description, category, certifications or years in business are reviewed first. The approved version of your profile stays in the directory until then.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'My company works in two categories. Which one?',
      answer:
        'The one whose contract is larger. Put the other into the certifications and the description: [the search](/vendor-directory) reads both, and clients who look for the smaller job usually type it.',
    },
    {
      question: 'Somebody else of my company has signed up. What do I do?',
      answer:
        'Use that account’s profile, or have its holder delete it before you make yours. Two profiles of one company are merged by nobody, and a reviewer who meets the second asks about the first.',
    },
  ],
  next: [
    { label: 'Create an account', to: '/auth?mode=sign-up' },
    { label: 'What it costs', to: '/vendor-pricing' },
    { label: 'How papers are checked', to: '/vendor-certifications' },
  ],
};
