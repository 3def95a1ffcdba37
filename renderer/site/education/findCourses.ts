import { categories } from '../../content/education/categories.ts';
import { LEVELS } from '../../content/education/course.ts';
import { courses } from '../../content/education/courses.ts';
import type { ListedCourse } from './publicCourses.ts';

/** What only the content knows of a course. */
function describeContent(slug: string): string[] {
  const course = courses.find((one) => one.slug === slug);
  if (course === undefined) return [];
  return [course.description, ...course.lessons.flatMap(({ title, summary }) => [title, summary])];
}

/** Returns the courses that contain every word in their title, topic, level, description, or lessons. */
export function findCourses(
  listed: readonly ListedCourse[],
  words: string,
): readonly ListedCourse[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return listed.filter(({ slug, title, summary, category, level }) => {
    const topic = categories.find((one) => one.slug === category)?.heading ?? '';
    const text = [title, summary, topic, LEVELS[level], ...describeContent(slug)]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
