import { expect, it } from 'vitest';
import { courses } from '../../content/education/courses.ts';
import { findCourses, NO_FILTER } from './findCourses.ts';
import { listCourse } from './publicCourses.ts';

const listed = courses.map(listCourse);
const find = (filter: object) =>
  findCourses(listed, { ...NO_FILTER, ...filter }).map(({ slug }) => slug);

it('finds courses by words in titles, topics, and lessons', () => {
  expect(find({})).toHaveLength(courses.length);
  expect(find({ words: 'T-12' })).toContain('reading-a-t-12');
  expect(find({ words: 'adjustment ledger' })).toEqual(['reading-a-t-12']);
  expect(find({ words: 'no such word' })).toEqual([]);
});

it('combines words with a topic and a level', () => {
  const finance = find({ topic: 'finance' });
  expect(finance).toContain('reading-a-t-12');
  expect(finance).not.toContain('infection-control-and-falls');
  expect(find({ topic: 'finance', level: 'introductory', words: 'T-12' })).toEqual([]);
});

it('finds a course that only the database has', () => {
  const [first] = listed;
  const added = { ...first, slug: 'new', title: 'Reading a rent roll' } as (typeof listed)[number];
  const found = findCourses([...listed, added], { ...NO_FILTER, words: 'rent roll' });
  expect(found.map(({ slug }) => slug)).toContain('new');
});
