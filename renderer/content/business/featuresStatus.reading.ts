import type { Block, ContentPage } from '#shared/home/content.ts';
import { areas } from './status/areas.ts';
import { type Area, stateOf } from './status/part.ts';

const states = areas.flatMap(({ parts }) => parts).map(stateOf);
const built = states.filter((state) => state === 'Built').length;
const partial = states.filter((state) => state === 'In part').length;

const tableOf = ({ heading, parts }: Area): Block => ({
  kind: 'table',
  caption: `${heading}: features and status`,
  columns: [{ label: 'Feature' }, { label: 'Purpose' }, { label: 'Status' }],
  rows: parts.map((part) => [part.name, part.text, stateOf(part)]),
});

export const featuresStatus: ContentPage = {
  lede: 'What you can use today, what is partly available, and what is specified and still in development. The list is computed from the version of the app that serves this page.',
  description:
    'Every feature of Haven Exchange by area with its status: built, in part or in work. Status comes from the screens that exist, so it never runs ahead of them.',
  keywords: ['features status', 'what is built', 'roadmap', 'product status'],
  sections: [
    {
      id: 'how-to-read',
      heading: 'How to read the list',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Of ${states.length} features, ${built} are built and ${partial} are partly available. Each feature lists its screens, and the app checks which of them it can open.`,
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Built',
              text: 'Every screen of the feature opens and works with real data. A page that only says “not available yet” does not count.',
            },
            {
              term: 'In part',
              text: 'At least one screen opens. Missing screens are not linked from any menu, so you will not reach one by accident.',
            },
            {
              term: 'In work',
              text: 'The feature is specified, but none of its screens opens yet. Its address shows the standard page-not-found message.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'This page gives the current status and no release dates. If a purchase depends on a feature that is in work, [ask us](/contact) before you pay for it.',
        },
      ],
    },
    ...areas.map((area) => ({
      id: area.id,
      heading: area.heading,
      blocks: [{ kind: 'text', paragraphs: [area.text] } as const, tableOf(area)],
    })),
  ],
  next: [
    { label: 'What each plan includes', to: '/user-pricing' },
    { label: 'How we compare', to: '/platform-comparison' },
    { label: 'Ask about a feature', to: '/contact' },
    { label: 'What is planned with AI', to: '/ai-roadmap' },
  ],
};
