import { describe, expect, test } from 'vitest';
import { agrees, evaluate, isCalculation } from '../testing/arithmetic.ts';
import { wordsOfBlocks } from '../words.ts';
import { articles } from './articles.ts';
import { categories } from './categories.ts';
import type { LessonBlock } from './course.ts';
import { courses } from './courses.ts';
import { learningPaths, tracks } from './curricula.ts';

const lessonFiles = import.meta.glob<readonly LessonBlock[]>('./lessons/*/*.lesson.md', {
  eager: true,
  import: 'default',
});

const filed = (files: Readonly<Record<string, unknown>>) =>
  Object.keys(files).map((file) => file.replace(/^.*\/|\..*$/g, ''));

const lessonsOf = (slug: string): Readonly<Record<string, readonly LessonBlock[]>> =>
  Object.fromEntries(
    Object.entries(lessonFiles)
      .filter(([file]) => file.startsWith(`./lessons/${slug}/`))
      .map(([file, blocks]) => [filed({ [file]: blocks })[0], blocks]),
  );

describe.each(courses)('$heading', (course) => {
  const texts = lessonsOf(course.slug);

  test('has a text of 220 to 460 words for each of its four to six lessons', () => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(4);
    expect(course.lessons.length).toBeLessThanOrEqual(6);
    expect(Object.keys(texts).toSorted()).toEqual(course.lessons.map(({ id }) => id).toSorted());
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

test('names the file of each course and article, and the folder of its lessons, after its slug', () => {
  const slugs = courses.map(({ slug }) => slug).toSorted();
  expect(filed(import.meta.glob('./courses/*.ts')).toSorted()).toEqual(slugs);
  const folders = Object.keys(lessonFiles).map((file) => file.split('/').at(-2));
  expect([...new Set(folders)].toSorted()).toEqual(slugs);
  expect(filed(import.meta.glob('./articles/*.md')).toSorted()).toEqual(
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
