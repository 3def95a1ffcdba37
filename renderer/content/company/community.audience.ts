import type { ContentPage } from '../model.ts';

export const community: ContentPage = {
  lede: 'Who you meet here, how people behave, and what happens to those who do not.',
  description:
    'Six kinds of members meet on Haven Exchange. How to introduce yourself, ask, answer and rate, what is out of bounds, and how to report what went wrong.',
  keywords: ['senior living network', 'member conduct', 'ratings', 'find an agent'],
  sections: [
    {
      id: 'who',
      heading: 'Where to meet whom',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Agents',
              text: 'Brokers by state and specialty, with their firm and license state.',
              to: '/agents',
            },
            {
              title: 'Vendors',
              text: 'People who build, insure, finance, staff and advise.',
              to: '/vendor-network',
            },
            {
              title: 'Messages',
              text: 'Your conversations, one thread for each matter. For members with a plan.',
              to: '/messages',
            },
            {
              title: 'Partnerships',
              text: 'Brokers who work on something together.',
              to: '/partnerships',
            },
          ],
        },
      ],
    },
    {
      id: 'introduce',
      heading: 'How to be taken seriously in one paragraph',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Nobody reads a biography. People look for four words: what you do, where, what size, and since when. “I run two communities in western Pennsylvania, 48 and 71 units, personal care, nine years” beats a page about passion for seniors. Put it in your profile and you need not repeat it in each message.',
            'If you are new, say so. The trade was built by people who bought one house and learned; most of them answer a straight question from somebody who did the reading. What they do not answer is a request for a mentor.',
          ],
        },
        {
          kind: 'quote',
          text: 'We closed our first building with a broker who had told us no twice. The third time we came with the operator, and she said that this was all she had been waiting for.',
          who: 'An invented member of the demo',
        },
      ],
    },
    {
      id: 'manners',
      heading: 'Manners of the house',
      blocks: [
        {
          kind: 'table',
          caption: 'Common situations',
          columns: [{ label: 'Situation' }, { label: 'Good form' }, { label: 'Bad form' }],
          rows: [
            ['You guess which building it is', 'Tell the broker privately', 'Call the front desk'],
            ['You cannot do the deal', 'Say so within a day', 'Fall silent until asked'],
            [
              'You know a better buyer',
              'Ask whether an introduction is welcome',
              'Forward the book',
            ],
            [
              'You found an error in a listing',
              'Write what and where',
              'Quote it to lower the price',
            ],
            [
              'A colleague lost a mandate to you',
              'Honor the tail they have',
              'Explain to their client why they lost',
            ],
            [
              'Somebody’s building was cited',
              'Read the report before you speak',
              'Share the headline',
            ],
          ],
        },
      ],
    },
    {
      id: 'ratings',
      heading: 'Ratings',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Members may rate the exchange itself once, from one star to five, with up to 500 characters. You can change your rating when the product or your opinion changes; the old one does not stay beside it. The front page shows the average, the spread and the three most recent, without choosing among them.',
            'Vendors are reviewed by those who hired them. A fair review names the job, the season and the size of the building, because a roofer who is excellent on 20 units may drown on 200. It judges the work and leaves people alone: a broker’s conduct is the business of the state commission, and a caregiver’s of the employer.',
          ],
        },
      ],
    },
    {
      id: 'out',
      heading: 'Out of bounds',
      blocks: [
        {
          kind: 'list',
          items: [
            'Contacting staff or residents of a community because you saw it here.',
            'Recruiting an administrator out of a data room.',
            'Collecting names and addresses of members, by hand or by program.',
            'Anything about a resident: no names, no pictures, no stories that a neighbor would recognize.',
            'Terms such as “no vouchers” or a preference for one religion, family form or origin. Fair-housing law covers senior housing, with an exemption for age that has conditions of its own.',
            'Two accounts for one person, and one account for two.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'When something goes wrong',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Tell the other person',
              text: 'Most offense is haste. One sentence, without an audience.',
            },
            {
              title: 'Keep what was written',
              text: 'Do not argue further. Messages stay where they are, and pictures of a screen are not needed.',
            },
            {
              title: 'Write to us',
              text: 'Under [support](/support), topic “Question” or “Listing”, with the date and the listing. Staff reads what the matter needs.',
            },
            {
              title: 'What staff may do',
              text: 'Ask, warn, return a listing for correction, suspend an account. A suspension is written down with its reason, closes contacts and streets at once, and can be lifted.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'If a resident may be in danger, call the state’s hotline or 911 first. We have no way to help in that hour.',
        },
      ],
    },
  ],
  next: [
    { label: 'Complete your profile', to: '/profile' },
    { label: 'Find an agent', to: '/find-an-agent' },
    { label: 'Read the terms of service', to: '/terms-of-service' },
  ],
};
