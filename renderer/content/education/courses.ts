import type { Course } from './course.ts';
import { infectionControlAndFalls } from './courses/infection-control-and-falls.ts';
import { readingAT12 } from './courses/reading-a-t-12.ts';
import { seniorHousingFundamentals } from './courses/senior-housing-fundamentals.ts';

/** Every published course, in the order to recommend them. */
export const courses: readonly Course[] = [
  seniorHousingFundamentals,
  readingAT12,
  infectionControlAndFalls,
];
