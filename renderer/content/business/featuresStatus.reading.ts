import type { Block, ContentPage } from '../model.ts';
import { areas } from './status/areas.ts';
import { type Area, stateOf } from './status/part.ts';

const states = areas.flatMap(({ parts }) => parts).map(stateOf);
const built = states.filter((state) => state === 'Built').length;
const partial = states.filter((state) => state === 'In part').length;

const tableOf = ({ heading, parts }: Area): Block => ({
  kind: 'table',
  caption: `${heading}: parts and their state`,
  columns: [{ label: 'Part' }, { label: 'What it is for' }, { label: 'State' }],
  rows: parts.map((part) => [part.name, part.text, stateOf(part)]),
});

export const featuresStatus: ContentPage = {
  lede: 'What you can use today, what is there in part, and what is specified and still in work. The list is computed from the program that serves you this page.',
  description:
    'Every part of Haven Exchange by area with its state: built, in part or in work. The state is computed from the screens that exist, so it cannot run ahead.',
  keywords: ['features status', 'what is built', 'roadmap', 'product status'],
  sections: [
    {
      id: 'how-to-read',
      heading: 'How to read the list',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Of ${states.length} parts, ${built} are built and ${partial} are there in part. A part names the screens it consists of, and the program checks which of them it can open.`,
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Built',
              text: 'Every screen of the part opens and works on real data. A page that only says “not available yet” does not count.',
            },
            {
              term: 'In part',
              text: 'At least one screen opens. What is missing is not linked from any menu, so you do not run into it by accident.',
            },
            {
              term: 'In work',
              text: 'The part is specified and no screen of it opens yet. Its address shows what every address without a page shows.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'No dates stand here, because a date is a promise and a state is a fact. If a purchase depends on a part that is in work, [ask us](/contact) before you pay for it.',
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
    { label: 'What each plan opens', to: '/user-pricing' },
    { label: 'How we compare', to: '/platform-comparison' },
    { label: 'Ask about a feature', to: '/contact' },
    { label: 'What is planned with AI', to: '/ai-roadmap' },
  ],
};
