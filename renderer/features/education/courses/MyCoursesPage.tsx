import { formatDay } from '#shared/format/date.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AssignedCourses } from './AssignedCourses.tsx';
import type { MyCourses } from './courses.ts';
import styles from './Education.module.css';
import { useMyCoursesQuery } from './educationApi.ts';

/** The courses of the signed-in person with progress, certificates, and bookmarks. */
export function Component() {
  const query = useMyCoursesQuery();
  return (
    <Page>
      <PageHeader
        actions={
          <>
            {query.data?.can_assign === true && (
              <LinkButton to="educationAssignments">Assigned to your team</LinkButton>
            )}
            <LinkButton to="educationCourses">Browse courses</LinkButton>
          </>
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="16rem" />}>
        {(mine) => <MyEducation mine={mine} />}
      </Loaded>
    </Page>
  );
}

const MyEducation = ({ mine }: { readonly mine: MyCourses }) => {
  const { courses, bookmarks, assigned } = mine;
  return (
    <div className={ui.stack16}>
      {assigned.length > 0 && <AssignedCourses assigned={assigned} />}
      {courses.length === 0 ? (
        assigned.length === 0 && (
          <EmptyState
            title="No courses yet"
            action={
              <LinkButton to="educationCourses" intent="primary">
                Choose a course
              </LinkButton>
            }
          >
            Courses you start appear here with your progress.
          </EmptyState>
        )
      ) : (
        <ul className={styles.courses} aria-label="Courses">
          {courses.map((course) => (
            <MyCourse key={course.slug} course={course} />
          ))}
        </ul>
      )}
      {bookmarks.length > 0 && <Bookmarks bookmarks={bookmarks} />}
    </div>
  );
};

function MyCourse({ course }: { readonly course: MyCourses['courses'][number] }) {
  const { slug, title, lessons, lessons_done: done, certificate } = course;
  const isReady = done === lessons && course.completed_at === null;
  return (
    <li>
      <div className={styles.courseHead}>
        <h2>
          <RouteLink to="educationLesson" params={{ courseId: slug, lessonId: course.next_lesson }}>
            {title}
          </RouteLink>
        </h2>
        {certificate !== null ? (
          <LinkButton to="educationCertificate" params={{ courseId: slug }}>
            Certificate
          </LinkButton>
        ) : isReady ? (
          <LinkButton to="educationQuiz" params={{ courseId: slug }} intent="primary">
            Take quiz
          </LinkButton>
        ) : (
          <LinkButton
            to="educationLesson"
            params={{ courseId: slug, lessonId: course.next_lesson }}
            intent="primary"
          >
            Continue
          </LinkButton>
        )}
      </div>
      <progress
        className={styles.progress}
        value={done}
        max={lessons}
        aria-label={`Progress in ${title}`}
      />
      <p className={ui.note}>
        {done} of {lessons} lessons
        {course.best_percent !== null && ` · Best score ${formatWholePercent(course.best_percent)}`}
        {course.completed_at !== null && ` · Completed ${formatDay(course.completed_at)}`}
        {certificate?.expires_at != null && ` · Valid until ${formatDay(certificate.expires_at)}`}
        {certificate?.status === 'revoked' && ' · Certificate revoked'}
      </p>
    </li>
  );
}

const Bookmarks = ({ bookmarks }: Pick<MyCourses, 'bookmarks'>) => (
  <section aria-labelledby="bookmarks" className={ui.stack8}>
    <h2 id="bookmarks">Bookmarks</h2>
    <ul className={styles.bookmarks}>
      {bookmarks.map(({ course, lesson, course_title: courseTitle, title }) => (
        <li key={`${course} ${lesson}`}>
          <RouteLink to="educationLesson" params={{ courseId: course, lessonId: lesson }}>
            {title}
          </RouteLink>
          <span className={ui.note}>{courseTitle}</span>
        </li>
      ))}
    </ul>
  </section>
);
