import type { Curriculum } from '../../content/education/curricula.ts';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { useNavigation } from '../../ui/link/navigation.ts';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { Hero } from '../archetypes/Hero.tsx';
import layout from '../archetypes/layout.module.css';
import { NextSteps } from '../archetypes/NextSteps.tsx';
import { NotFound } from '../archetypes/NotFound.tsx';
// Styles of the steps, which are not bundled with the page.
import '../blocks/StepsBlock.module.css';
import { slugOf } from '../page.ts';

export const curriculumSteps = makeDeferredPart(() => import('./CurriculumSteps.tsx'));

/** A track or learning path: its steps in order, with the reason for each. */
export function CurriculumPage({ all }: { readonly all: readonly Curriculum[] }) {
  const slug = slugOf(useNavigation().pathname);
  const curriculum = all.find((one) => one.slug === slug);
  if (curriculum === undefined) return <NotFound />;
  return (
    <article className={layout.page}>
      <Hero heading={curriculum.heading} lede={curriculum.lede} />
      <ContentSection id="steps" heading="Steps">
        {curriculumSteps.written}
      </ContentSection>
      <NextSteps next={curriculum.next} />
    </article>
  );
}
