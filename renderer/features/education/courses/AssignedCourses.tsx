import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { MyCourses } from './courses.ts';
import styles from './Education.module.css';

type AssignedCourse = MyCourses['assigned'][number];

/** Courses that the user's organizations assigned to them, the most urgent first. */
export const AssignedCourses = ({ assigned }: Pick<MyCourses, 'assigned'>) => (
  <section aria-labelledby="assigned" className={ui.stack8}>
    <h2 id="assigned" className={styles.part}>
      Assigned to you
    </h2>
    <ul className={styles.courses}>
      {assigned.map((course) => (
        <li key={course.id}>
          <div className={styles.courseHead}>
            <h3>
              <RouteLink to="educationCourse" params={{ courseId: course.course }}>
                {course.title}
              </RouteLink>
            </h3>
            {course.state !== 'done' && (
              <LinkButton
                to="educationLesson"
                params={{ courseId: course.course, lessonId: course.next_lesson }}
                intent="primary"
              >
                {course.is_started ? 'Continue' : 'Start'}
              </LinkButton>
            )}
          </div>
          <p className={course.state === 'overdue' ? ui.error : ui.note}>
            {course.organization} · {describeState(course)}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

function describeState({ state, due_on: day, expires_at: expiry }: AssignedCourse): string {
  if (state === 'done') {
    return expiry === null ? 'Completed' : `Completed, valid until ${formatDay(expiry)}`;
  }
  return state === 'overdue'
    ? `Was due ${formatCalendarDay(day)}`
    : `Due ${formatCalendarDay(day)}`;
}
