import type { ContentPage } from '../model.ts';

/** Content around the list of news. */
export const newsPage: ContentPage = {
  heading: 'News',
  lede: 'Journal articles, press releases, and new courses in one list, newest first.',
  description:
    'Everything new on Haven Exchange in one list: journal articles on senior housing, press releases, and courses and articles for learners.',
  keywords: ['senior living news', 'senior housing journal', 'press releases', 'product news'],
  sections: [
    {
      id: 'elsewhere',
      heading: 'More to read',
      blocks: [
        {
          kind: 'list',
          items: [
            'Interviews are in the [podcast](/podcast), each with its transcript.',
            'Published figures with their sources are in the [market analysis](/senior-housing-market-analysis).',
            'What works today and what doesn’t yet is on [features status](/features-status).',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the journal', to: '/senior-housing-journal' },
    { label: 'Read press releases', to: '/press-releases' },
    { label: 'Ask the community', to: '/community' },
  ],
};
