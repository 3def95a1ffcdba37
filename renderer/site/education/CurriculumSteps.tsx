import { articles } from '../../content/education/articles.ts';
import { courses } from '../../content/education/courses.ts';
import { type Curriculum, learningPaths, tracks } from '../../content/education/curricula.ts';
import { readingMinutes } from '../../content/journal/article.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import layout from '../archetypes/layout.module.css';
import steps from '../blocks/StepsBlock.module.css';
import { slugOf } from '../page.ts';
import { courseFacts } from './CourseEntries.tsx';

/** The steps of the track or learning path at the current URL. */
export default function CurriculumSteps() {
  const slug = slugOf(useNavigation().pathname);
  const curriculum = [...tracks, ...learningPaths].find((one) => one.slug === slug);
  return (
    <ol className={steps.steps}>
      {curriculum?.steps.map((step) => (
        <li key={step.slug}>
          <Step {...step} />
        </li>
      ))}
    </ol>
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
