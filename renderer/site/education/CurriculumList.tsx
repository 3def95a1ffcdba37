import type { Notice } from '#shared/home/content.ts';
import type { Curriculum } from '../../content/education/curricula.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { Entries } from '../archetypes/Entries.tsx';
import { Hero } from '../archetypes/Hero.tsx';
import layout from '../archetypes/layout.module.css';
import { NextSteps } from '../archetypes/NextSteps.tsx';

interface CurriculumListProps {
  readonly page: Notice;
  /** Heading of the list, for screen readers. */
  readonly heading: string;
  readonly to: 'educationTrack' | 'educationLearningPath';
  readonly all: readonly Curriculum[];
}

/** All tracks or all learning paths. */
export const CurriculumList = ({ page, heading, to, all }: CurriculumListProps) => (
  <article className={layout.page}>
    <Hero heading={page.heading} lede={page.lede} />
    <div className={layout.blocks}>
      <h2 className="visually-hidden">{heading}</h2>
      <Entries
        entries={all.map(({ slug, heading, lede, steps }) => ({
          id: slug,
          title: (
            <RouteLink to={to} params={{ slug }}>
              {heading}
            </RouteLink>
          ),
          text: lede,
          meta: `${steps.length} steps`,
        }))}
      />
    </div>
    <NextSteps next={page.next} />
  </article>
);
