import { categories } from '../../content/education/categories.ts';
import { LEVELS } from '../../content/education/course.ts';
import { courses } from '../../content/education/courses.ts';
import type { ListedCourse } from './publicCourses.ts';

export interface CourseFilter {
  readonly words: string;
  /** Empty for all topics. */
  readonly topic: string;
  /** Empty for all levels. */
  readonly level: string;
}

export const NO_FILTER: CourseFilter = { words: '', topic: '', level: '' };

/** What only the content knows of a course. */
function describeContent(slug: string): string[] {
  const course = courses.find((one) => one.slug === slug);
  if (course === undefined) return [];
  return [course.description, ...course.lessons.flatMap(({ title, summary }) => [title, summary])];
}

/** Returns the courses of a topic and level with every word in their title, topic, level, description, or lessons. */
export function findCourses(
  listed: readonly ListedCourse[],
  { words, topic, level }: CourseFilter,
): readonly ListedCourse[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return listed.filter((course) => {
    if (topic !== '' && course.category !== topic) return false;
    if (level !== '' && course.level !== level) return false;
    const { slug, title, summary, category } = course;
    const heading = categories.find((one) => one.slug === category)?.heading ?? '';
    const text = [title, summary, heading, LEVELS[course.level], ...describeContent(slug)]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
