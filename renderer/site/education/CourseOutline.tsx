import type { Course } from '../../content/education/course.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import steps from '../blocks/StepsBlock.module.css';

const validity = (months: number | null): string =>
  months === null
    ? 'The certificate does not expire.'
    : `The certificate is valid for ${months} months.`;

/** Lessons of a course with what to expect from its quiz. */
export const CourseOutline = ({ course }: { readonly course: Course }) => (
  <ContentSection id="lessons" heading="Lessons">
    <ol className={steps.steps}>
      {course.lessons.map(({ id, title, summary, minutes }) => (
        <li key={id}>
          <h3>
            <RouteLink to="educationLesson" params={{ courseId: course.slug, lessonId: id }}>
              {title}
            </RouteLink>
          </h3>
          <p>
            {summary} {minutes} min.
          </p>
        </li>
      ))}
    </ol>
    <p>
      The quiz asks {course.quiz.questions} questions and is passed with{' '}
      {course.quiz.passingPercent} percent. You have {course.quiz.attemptsPerDay} attempts a day.{' '}
      {validity(course.validMonths)}
    </p>
  </ContentSection>
);

/** Opens the first lesson, where a signed-in reader starts or resumes. */
export function StartCourseButton({ course }: { readonly course: Course }) {
  const [first] = course.lessons;
  if (first === undefined) return null;
  return (
    <LinkButton
      to="educationLesson"
      params={{ courseId: course.slug, lessonId: first.id }}
      intent="primary"
      size="large"
    >
      Start course
    </LinkButton>
  );
}
