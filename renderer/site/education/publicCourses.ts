import { linkTo } from '#shared/routes.ts';
import { type Course, LEVELS, type Level } from '../../content/education/course.ts';
import {
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

const LEVEL_NAMES = Object.keys(LEVELS) as Level[];

const listed = {
  slug: text,
  title: text,
  summary: text,
  category: text,
  level: oneOf(LEVEL_NAMES),
  minutes: number,
  lessons: number,
  rating: object({ average: orNull(number), count: number }),
};
const isListedCourse = object(listed);
export type ListedCourse = ShapeOf<typeof isListedCourse>;
export const areListedCourses = listOf(isListedCourse);

const isPublicCourse = object({
  ...listed,
  version: number,
  revised_on: text,
  valid_months: orNull(number),
  quiz_questions: number,
  passing_percent: number,
  attempts_per_day: number,
  outline: listOf(
    object({ id: text, title: text, summary: text, minutes: number, section: orNullish(text) }),
  ),
  reviews: listOf(
    object({
      id: text,
      signed: text,
      rating: number,
      body: orNull(text),
      reply: orNull(text),
      month: text,
    }),
  ),
});
export type PublicCourse = ShapeOf<typeof isPublicCourse>;
export const isPublicCourseOrNull = orNull(isPublicCourse);

/** Loads the published courses as they are now. */
export const loadCourses = (signal: AbortSignal) =>
  callRpc('list_public_courses', {}, { accepts: areListedCourses, signal, retries: 1 });

const loaders = new Map<string, (signal: AbortSignal) => Promise<PublicCourse | null>>();

/** Returns a function that loads a course; the same one for the same course. Null if it isn't published. */
export function courseLoader(slug: string) {
  const known = loaders.get(slug);
  if (known !== undefined) return known;
  const load = (signal: AbortSignal) =>
    callRpc('get_public_course', { course: slug }, { accepts: isPublicCourseOrNull, signal });
  loaders.set(slug, load);
  return load;
}

/** A course from the content as the catalog lists it, until the database answers. */
export const listCourse = (course: Course): ListedCourse => ({
  slug: course.slug,
  title: course.heading,
  summary: course.lede,
  category: course.category,
  level: course.level,
  minutes: course.minutes,
  lessons: course.lessons.length,
  rating: { average: null, count: 0 },
});

const PROVIDER = { '@type': 'Organization', name: 'Haven Exchange' } as const;

/** Returns schema.org data of a course. It has a rating only if people reviewed the course. */
export const courseData = (course: PublicCourse, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: course.title,
  description: course.summary,
  url: origin + linkTo('educationCourse', { courseId: course.slug }),
  dateModified: course.revised_on,
  inLanguage: 'en',
  provider: { ...PROVIDER, url: `${origin}/` },
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'online',
    courseWorkload: `PT${course.minutes}M`,
  },
  ...(course.rating.count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: course.rating.average,
      reviewCount: course.rating.count,
      bestRating: 5,
    },
  }),
});
