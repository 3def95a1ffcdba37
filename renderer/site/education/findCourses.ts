import { categories } from '../../content/education/categories.ts';
import { type Course, LEVELS } from '../../content/education/course.ts';

/** Returns the courses that contain every word in their title, topic, level, description, or lessons. */
export function findCourses(courses: readonly Course[], words: string): readonly Course[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    const topic = categories.find(({ slug }) => slug === course.category)?.heading ?? '';
    const text = [
      course.heading,
      course.lede,
      course.description,
      topic,
      LEVELS[course.level],
      ...course.lessons.flatMap(({ title, summary }) => [title, summary]),
    ]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
