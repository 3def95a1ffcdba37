import { Fragment } from 'react';
import type { Course } from '../../content/education/course.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import steps from '../blocks/StepsBlock.module.css';
import type { PublicCourse } from './publicCourses.ts';

const count = (number: number, noun: string): string =>
  number === 1 ? `1 ${noun}` : `${number} ${noun}s`;

const validity = (months: number | null): string =>
  months === null
    ? 'The certificate does not expire.'
    : `The certificate is valid for ${months} months.`;

/** What the outline shows of a course, from the content or the database. */
export type OutlinedCourse = Pick<
  PublicCourse,
  'slug' | 'outline' | 'quiz_questions' | 'passing_percent' | 'attempts_per_day' | 'valid_months'
>;

/** The outline of a course in the content. */
export const outlineCourse = ({ slug, lessons, quiz, validMonths }: Course): OutlinedCourse => ({
  slug,
  outline: lessons.map(({ section = null, ...lesson }) => ({ ...lesson, section })),
  quiz_questions: quiz.questions,
  passing_percent: quiz.passingPercent,
  attempts_per_day: quiz.attemptsPerDay,
  valid_months: validMonths,
});

/** Lessons of a course by section, with what to expect from its quiz. */
export function CourseOutline({ course }: { readonly course: OutlinedCourse }) {
  const { slug, outline } = course;
  return (
    <ContentSection id="lessons" heading="Lessons">
      {groupBySection(outline).map(({ section, lessons }) => (
        <Fragment key={lessons[0]?.id}>
          {section !== '' && <h3>{section}</h3>}
          <ol className={steps.steps}>
            {lessons.map(({ id, title, summary, minutes }) => (
              <li key={id}>
                <h3>
                  <RouteLink to="educationLesson" params={{ courseId: slug, lessonId: id }}>
                    {title}
                  </RouteLink>
                </h3>
                <p>
                  {summary} {minutes} min.
                </p>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
      <p>
        The quiz asks {count(course.quiz_questions, 'question')} and is passed with{' '}
        {course.passing_percent} percent. You have {count(course.attempts_per_day, 'attempt')} a
        day. {validity(course.valid_months)}
      </p>
    </ContentSection>
  );
}

type Lessons = OutlinedCourse['outline'];

/** Groups consecutive lessons of the same section. */
export function groupBySection(
  outline: Lessons,
): readonly { readonly section: string; readonly lessons: Lessons }[] {
  const groups: { section: string; lessons: Lessons[number][] }[] = [];
  for (const lesson of outline) {
    const section = lesson.section ?? '';
    const last = groups.at(-1);
    if (last === undefined || last.section !== section) groups.push({ section, lessons: [lesson] });
    else last.lessons.push(lesson);
  }
  return groups;
}

/** Opens the first lesson, where a signed-in reader starts or resumes. */
export function StartCourseButton({ course }: { readonly course: OutlinedCourse }) {
  const [first] = course.outline;
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
