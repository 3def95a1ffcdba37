import type { Notice } from '../model.ts';

export const news: Notice = {
  lede: 'A news feed is not available yet. Articles are in the [journal](/senior-housing-journal), interviews in the [podcast](/podcast), published figures in the [market analysis](/senior-housing-market-analysis) and company announcements in [press releases](/press-releases).',
  description:
    'Where Haven Exchange publishes today: journal articles, podcast interviews, market analysis and press releases. A news feed is not available yet.',
  keywords: ['senior living news', 'senior housing journal', 'press releases'],
  next: [
    { label: 'Read the journal', to: '/senior-housing-journal' },
    { label: 'Press releases', to: '/press-releases' },
  ],
};
