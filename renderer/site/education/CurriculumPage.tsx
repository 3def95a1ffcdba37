import { articles } from '../../content/education/articles.ts';
import { courses } from '../../content/education/courses.ts';
import type { Curriculum } from '../../content/education/curricula.ts';
import { readingMinutes } from '../../content/journal/article.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { Hero } from '../archetypes/Hero.tsx';
import layout from '../archetypes/layout.module.css';
import { NextSteps } from '../archetypes/NextSteps.tsx';
import { NotFound } from '../archetypes/NotFound.tsx';
import steps from '../blocks/StepsBlock.module.css';
import { slugOf } from '../page.ts';
import { courseFacts } from './CourseEntries.tsx';

/** A track or learning path: its steps in order, with the reason for each. */
export function CurriculumPage({ all }: { readonly all: readonly Curriculum[] }) {
  const slug = slugOf(useNavigation().pathname);
  const curriculum = all.find((one) => one.slug === slug);
  if (curriculum === undefined) return <NotFound />;
  return (
    <article className={layout.page}>
      <Hero heading={curriculum.heading} lede={curriculum.lede} />
      <ContentSection id="steps" heading="Steps">
        <ol className={steps.steps}>
          {curriculum.steps.map((step) => (
            <li key={step.slug}>
              <Step {...step} />
            </li>
          ))}
        </ol>
      </ContentSection>
      <NextSteps next={curriculum.next} />
    </article>
  );
}

function Step({ kind, slug, reason }: Curriculum['steps'][number]) {
  if (kind === 'course') {
    const course = courses.find((one) => one.slug === slug);
    if (course === undefined) return null;
    return (
      <>
        <h3>
          <RouteLink to="educationCourse" params={{ courseId: slug }}>
            {course.heading}
          </RouteLink>
        </h3>
        <p>{reason}</p>
        <p className={layout.meta}>Course · {courseFacts(course)}</p>
      </>
    );
  }
  const article = articles.find((one) => one.slug === slug);
  if (article === undefined) return null;
  return (
    <>
      <h3>
        <RouteLink to="educationContent" params={{ slug }}>
          {article.heading}
        </RouteLink>
      </h3>
      <p>{reason}</p>
      <p className={layout.meta}>Article · {readingMinutes(article)} min read</p>
    </>
  );
}
