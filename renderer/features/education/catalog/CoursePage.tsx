import { useParams } from 'react-router-dom';
import { formatCalendarDay } from '#shared/format/date.ts';
import { metaDescription } from '#shared/navigation/meta.ts';
import { LEVELS } from '../../../content/education/course.ts';
import layout from '../../../site/archetypes/layout.module.css';
import { CourseOutline, StartCourseButton } from '../../../site/education/CourseOutline.tsx';
import { CourseReviews } from '../../../site/education/CourseReviews.tsx';
import { courseData, type PublicCourse } from '../../../site/education/publicCourses.ts';
import { collection, Component as WrittenCourse } from '../../../site/pages/educationCourse.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { RatingLine } from '../../../ui/rating/PublicReviews.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { usePublicCourseQuery } from './catalogApi.ts';

/** The public page of a course: written with the site, or published by staff since. */
export function Component() {
  const { courseId = '' } = useParams();
  return collection.slugs.includes(courseId) ? (
    <WrittenCourse />
  ) : (
    <PublishedCourse key={courseId} slug={courseId} />
  );
}

const courseHead = (course: PublicCourse): RecordHead => ({
  title: course.title,
  card: { title: course.title, lines: [`${course.lessons} lessons`, `${course.minutes} min`] },
  description: metaDescription(
    course.summary === '' ? `${course.title}: a free course with a certificate.` : course.summary,
  ),
  dataAt: (origin) => courseData(course, origin),
});

function PublishedCourse({ slug }: { readonly slug: string }) {
  const query = usePublicCourseQuery(slug);
  useRecordHead(query.currentData, courseHead);
  if (query.currentData === null) {
    return (
      <NotFoundMessage title="Course not found" to="educationCourses" button="Browse courses">
        It may have been withdrawn, or the link may be wrong.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <BackLink to="educationCourses">Courses</BackLink>
      <Loaded answer={query} waiting={<Skeleton height="28rem" />}>
        {(course) => course && <CourseView course={course} />}
      </Loaded>
    </Page>
  );
}

const CourseView = ({ course }: { readonly course: PublicCourse }) => (
  <article className={ui.stack16}>
    <header className={ui.stack12}>
      <h1>{course.title}</h1>
      <RatingLine said={course.rating} />
      <p>{course.summary}</p>
      <p className={layout.meta}>
        {LEVELS[course.level]} · {course.minutes} min · Free · Revised{' '}
        {formatCalendarDay(course.revised_on)}
      </p>
      <div>
        <StartCourseButton course={course} />
      </div>
    </header>
    <CourseOutline course={course} />
    <CourseReviews course={course} />
  </article>
);
