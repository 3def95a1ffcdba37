import { describe, expect, test } from 'vitest';
import { agrees, evaluate, isCalculation } from '../testing/arithmetic.ts';
import { wordsOfBlocks } from '../words.ts';
import { articles } from './articles.ts';
import { categories } from './categories.ts';
import type { LessonBlock, LessonTexts } from './course.ts';
import { courses } from './courses.ts';
import { learningPaths, tracks } from './curricula.ts';

const lessonFiles = import.meta.glob<Record<string, LessonTexts>>('./lessons/*.ts', {
  eager: true,
});

const filed = (files: Readonly<Record<string, unknown>>) =>
  Object.keys(files).map((file) => file.replace(/^.*\/|\.ts$/g, ''));

const textsOf = (slug: string): LessonTexts =>
  Object.values(lessonFiles[`./lessons/${slug}.ts`] ?? {})[0] ?? {};

describe.each(courses)('$heading', (course) => {
  const texts = textsOf(course.slug);

  test('has a text of 220 to 460 words for each of its four to six lessons', () => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(4);
    expect(course.lessons.length).toBeLessThanOrEqual(6);
    expect(Object.keys(texts)).toEqual(course.lessons.map(({ id }) => id));
    const lengths = Object.entries(texts).map(([id, blocks]) => ({
      id,
      words: wordsOfBlocks(blocks).length,
    }));
    expect(lengths.filter(({ words }) => words < 220 || words > 460)).toEqual([]);
  });

  test('has correct calculations', () => {
    const steps = Object.values(texts)
      .flat()
      .filter(
        (block): block is Extract<LessonBlock, { kind: 'example' }> => block.kind === 'example',
      )
      .flatMap(({ working }) => working)
      .filter(({ line }) => isCalculation(line));
    expect(steps.filter(({ line, result }) => !agrees(evaluate(line), result))).toEqual([]);
  });

  test('belongs to a topic and is dated', () => {
    expect(categories.map(({ slug }) => slug)).toContain(course.category);
    expect(course.date).toMatch(/^2026-\d\d-\d\d$/);
  });
});

test('names the file of each course, lesson text, and article after its slug', () => {
  const slugs = courses.map(({ slug }) => slug).toSorted();
  expect(filed(import.meta.glob('./courses/*.ts')).toSorted()).toEqual(slugs);
  expect(filed(lessonFiles).toSorted()).toEqual(slugs);
  expect(filed(import.meta.glob('./articles/*.ts')).toSorted()).toEqual(
    articles.map(({ slug }) => slug).toSorted(),
  );
});

test('lists articles newest first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('has only existing courses and articles in tracks and learning paths', () => {
  const known = new Set([
    ...courses.map(({ slug }) => `course ${slug}`),
    ...articles.map(({ slug }) => `article ${slug}`),
  ]);
  const lost = [...tracks, ...learningPaths].flatMap(({ steps }) =>
    steps.filter(({ kind, slug }) => !known.has(`${kind} ${slug}`)),
  );
  expect(lost).toEqual([]);
});
