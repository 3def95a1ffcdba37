import { type Course, LEVELS } from '../../content/education/course.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { Entries } from '../archetypes/Entries.tsx';

export const courseFacts = ({ lessons, minutes, level }: Course): string =>
  `${lessons.length} lessons · ${minutes} min · ${LEVELS[level]}`;

/** Courses with length, level, and description. */
export const CourseEntries = ({ courses }: { readonly courses: readonly Course[] }) => (
  <Entries
    entries={courses.map((course) => ({
      id: course.slug,
      title: (
        <RouteLink to="educationCourse" params={{ courseId: course.slug }}>
          {course.heading}
        </RouteLink>
      ),
      text: course.lede,
      meta: courseFacts(course),
    }))}
  />
);
