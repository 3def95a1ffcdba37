import type { Block, ContentPage, Prose } from '#shared/home/content.ts';
import type { CategorySlug, TeamSlug } from '#shared/home/contentTerms.ts';

export const LEVELS = { introductory: 'Introductory', intermediate: 'Intermediate' } as const;
export type Level = keyof typeof LEVELS;

/** A lesson as the public course page lists it. Its text is in `lessons/<course>/<lesson>.lesson.md`, which only the database loads. */
export interface LessonOutline {
  /** Unique within the course; part of the lesson’s URL. */
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly summary: string;
  /** Groups consecutive lessons under a heading. */
  readonly section?: string;
}

/** The rules of a course’s quiz. Questions and answers exist only on the server. */
export interface QuizRules {
  readonly questions: number;
  readonly passingPercent: number;
  readonly attemptsPerDay: number;
}

/** A course: its public page, the outline of its lessons, and the rules for passing. */
export interface Course extends ContentPage {
  readonly slug: string;
  readonly heading: string;
  /** Last revised, as `2026-11-20`. */
  readonly date: string;
  readonly author: TeamSlug;
  readonly category: CategorySlug;
  readonly level: Level;
  readonly lessons: readonly LessonOutline[];
  readonly quiz: QuizRules;
  /** How long a certificate is valid; null if it does not expire. */
  readonly validMonths: number | null;
  /** Reading and quiz together. */
  readonly minutes: number;
}

/** Slides, shown one at a time. */
export interface SlidesBlock {
  readonly kind: 'slides';
  readonly slides: readonly { readonly title: string; readonly text: string }[];
}

/** An exercise with one of the product’s calculators. */
export interface ExerciseBlock {
  readonly kind: 'exercise';
  readonly calculator: 'valuation' | 'investment';
  readonly text: Prose;
}

/** A task that the server checks with the underwriting engine. The lesson is complete once it is solved. */
export interface TaskBlock {
  readonly kind: 'task';
  readonly task: 'underwrite' | 'size_loan';
  readonly text: Prose;
}

/** A course imported from another system, shown in an isolated frame. */
export interface PackageBlock {
  readonly kind: 'package';
  /** Its ID. */
  readonly package: string;
  readonly text: Prose;
}

/** A video with captions. The lesson is complete once it was watched. */
export interface VideoBlock {
  readonly kind: 'video';
  /** ID of the uploaded video. */
  readonly media: string;
  /** ID of its captions; a draft can be saved without them. */
  readonly captions?: string;
  readonly title: string;
  readonly text: Prose;
}

/** A file to open or download. */
export interface FileBlock {
  readonly kind: 'file';
  /** ID of the uploaded file. */
  readonly media: string;
  readonly text: Prose;
}

/** What a lesson can contain beyond the blocks of public pages. */
export type LessonBlock =
  | Block
  | SlidesBlock
  | ExerciseBlock
  | TaskBlock
  | PackageBlock
  | VideoBlock
  | FileBlock;

const MINUTES_PER_QUESTION = 1;

/** Adds the total time to a course. */
export const defineCourse = (course: Omit<Course, 'minutes'>): Course => ({
  ...course,
  minutes:
    course.lessons.reduce((sum, { minutes }) => sum + minutes, 0) +
    course.quiz.questions * MINUTES_PER_QUESTION,
});

/** A short text on one question, dated and signed. */
export interface EducationArticle extends ContentPage {
  readonly slug: string;
  readonly heading: string;
  readonly date: string;
  readonly author: TeamSlug;
  readonly category: CategorySlug;
}

/** The sections of a course page: what learners can do after it, and what it does not replace. */
export const courseSections = (
  outcomes: readonly string[],
  limits: string,
): ContentPage['sections'] => [
  {
    id: 'learn',
    heading: 'What you will be able to do',
    blocks: [{ kind: 'list', items: outcomes }],
  },
  {
    id: 'scope',
    heading: 'What it does not replace',
    blocks: [{ kind: 'note', tone: 'caution', text: limits }],
  },
];
