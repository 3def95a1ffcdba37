import type { TeamSlug } from '../company/team.ts';
import type { Block, ContentPage } from '../model.ts';

export type CategorySlug = 'markets-and-care' | 'finance' | 'operations' | 'transactions';

export const LEVELS = { introductory: 'Introductory', intermediate: 'Intermediate' } as const;
export type Level = keyof typeof LEVELS;

/** A lesson as the public course page lists it. Its text is in `lessons/`, which only the database loads. */
export interface LessonOutline {
  /** Unique within the course; part of the lesson’s URL. */
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly summary: string;
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

/** The texts of a course’s lessons by lesson ID. */
export type LessonTexts = Readonly<Record<string, readonly Block[]>>;

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
