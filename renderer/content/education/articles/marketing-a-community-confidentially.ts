import type { EducationArticle } from '../course.ts';

export const marketingACommunityConfidentially: EducationArticle = {
  slug: 'marketing-a-community-confidentially',
  date: '2026-11-17',
  author: 'theo-park',
  category: 'transactions',
  heading: 'Marketing a community confidentially',
  lede: 'Staff, residents, and competitors should hear of a sale from you, at the right time.',
  description:
    'How sellers keep the sale of a senior-living community confidential: teaser, agreement, staged documents, site visits, and the announcement.',
  keywords: ['confidential sale', 'teaser', 'NDA', 'senior housing broker'],
  sections: [
    {
      id: 'why',
      heading: 'Why it matters here',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A rumor costs more in senior housing than in most fields. Caregivers look for a safer job. Families ask whether rates will rise. Prospects choose the community across the street. The building that a buyer visits in month four may not be the one in the memorandum.',
          ],
        },
      ],
    },
    {
      id: 'stages',
      heading: 'What to show at which stage',
      blocks: [
        {
          kind: 'table',
          caption: 'From teaser to announcement',
          columns: [{ label: 'Stage' }, { label: 'Buyers see' }, { label: 'Buyers do not see' }],
          rows: [
            ['Teaser', 'Region, care types, size as a range', 'Name, address, photos of the front'],
            [
              'After the agreement',
              'Memorandum, T-12, census by type',
              'Names of residents and staff',
            ],
            ['After the letter of intent', 'Deal room, contracts, surveys', 'Health records'],
            [
              'Due diligence',
              'Files on site, interviews by consent',
              'Anything not needed for the decision',
            ],
            ['After notice', 'Announcement, meetings', '–'],
          ],
        },
      ],
    },
    {
      id: 'leaks',
      heading: 'Where it leaks',
      blocks: [
        {
          kind: 'list',
          items: [
            'A photo whose file name is the street address.',
            'A unit count so exact that only one building in the county has it.',
            'A visitor with a clipboard. Come as a consultant, with two people, after the morning rush.',
            'An email with everyone in copy.',
            'The license application, which is public in some states from the day it is filed.',
          ],
        },
      ],
    },
    {
      id: 'tell',
      heading: 'When to tell people',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Tell the executive director early, because no buyer will close without meeting that person. Tell department heads before the first inspection. Tell staff and residents together, on one day, with the buyer present and the answers to three questions ready: Will I keep my job? Will I keep my home? Who do I call? States and agreements often require a notice to residents of 30 to 60 days.',
          ],
        },
      ],
    },
  ],
  next: [{ label: 'See confidential listings', to: '/features/confidential-listings' }],
};
