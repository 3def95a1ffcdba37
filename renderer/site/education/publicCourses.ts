import { linkTo } from '#shared/routes.ts';
import { type Course, LEVELS, type Level } from '../../content/education/course.ts';
import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

const LEVEL_NAMES = Object.keys(LEVELS) as Level[];

const listed = {
  slug: s.text,
  title: s.text,
  summary: s.text,
  category: s.text,
  level: s.oneOf(LEVEL_NAMES),
  minutes: s.number,
  lessons: s.number,
  rating: s.object({ average: s.orNull(s.number), count: s.number }),
};
const isListedCourse = s.object(listed);
export type ListedCourse = s.ShapeOf<typeof isListedCourse>;
export const areListedCourses = s.listOf(isListedCourse);

const isPublicCourse = s.object({
  ...listed,
  version: s.number,
  revised_on: s.text,
  valid_months: s.orNull(s.number),
  quiz_questions: s.number,
  passing_percent: s.number,
  attempts_per_day: s.number,
  outline: s.listOf(
    s.object({
      id: s.text,
      title: s.text,
      summary: s.text,
      minutes: s.number,
      section: s.orNullish(s.text),
    }),
  ),
  reviews: s.listOf(
    s.object({
      id: s.text,
      signed: s.text,
      rating: s.number,
      body: s.orNull(s.text),
      reply: s.orNull(s.text),
      month: s.text,
    }),
  ),
});
export type PublicCourse = s.ShapeOf<typeof isPublicCourse>;
export const isPublicCourseOrNull = s.orNull(isPublicCourse);

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
