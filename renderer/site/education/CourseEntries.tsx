import { type Course, LEVELS } from '../../content/education/course.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { formatRatingAverage } from '../../ui/rating/reviews.ts';
import { Entries } from '../archetypes/Entries.tsx';
import { type ListedCourse, listCourse } from './publicCourses.ts';

/** "5 lessons · 30 min · Introductory · 4.8 of 5, 12 reviews". */
export const describeCourse = ({ lessons, minutes, level, rating }: ListedCourse): string =>
  [
    lessons === 1 ? '1 lesson' : `${lessons} lessons`,
    `${minutes} min`,
    LEVELS[level],
    ...(rating.count > 0 ? [formatRatingAverage(rating)] : []),
  ].join(' · ');

export const courseFacts = (course: Course): string => describeCourse(listCourse(course));

/** Courses with length, level, rating, and description. */
export const CourseEntries = ({ courses }: { readonly courses: readonly ListedCourse[] }) => (
  <Entries
    entries={courses.map((course) => ({
      id: course.slug,
      title: (
        <RouteLink to="educationCourse" params={{ courseId: course.slug }}>
          {course.title}
        </RouteLink>
      ),
      text: course.summary,
      meta: describeCourse(course),
    }))}
  />
);
