import { describe, expect, test } from 'vitest';
import { team } from './company/team.ts';
import { readingMinutes, wordsOfArticle } from './journal/article.ts';
import { journal } from './journal/journal.ts';
import { spokenMinutes, wordsOfEpisode } from './podcast/episode.ts';
import { podcast } from './podcast/podcast.ts';
import { pressReleases } from './press/pressReleases.ts';
import { textsIn } from './testing/texts.ts';

const collections = { journal, podcast, pressReleases };

/** Pages are looked up by file name. */
const filed = (files: Readonly<Record<string, unknown>>) =>
  Object.keys(files).map((file) => file.replace(/^.*\/|\..*$/g, ''));

test.each([
  ['an article', journal, filed(import.meta.glob('./journal/articles/*.md'))],
  ['an episode', podcast, filed(import.meta.glob('./podcast/episodes/*.md'))],
])('names the file of %s after its slug', (_kind, published, files) => {
  expect(published.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
});

describe.each(Object.entries(collections))('%s', (_name, published) => {
  test('lists entries from 2026, newest first', () => {
    const dates = published.map(({ date }) => date);
    expect(dates.filter((date) => !/^2026-\d\d-\d\d$/.test(date))).toEqual([]);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('gives each entry a unique, valid slug', () => {
    const slugs = published.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('the journal', () => {
  test.each(journal)('$heading has 600 to 1,000 words', (article) => {
    expect(wordsOfArticle(article)).toBeGreaterThanOrEqual(600);
    expect(wordsOfArticle(article)).toBeLessThanOrEqual(1000);
    expect([3, 4, 5]).toContain(readingMinutes(article));
  });

  test('has only authors from the team', () => {
    const known = team.map(({ slug }) => slug);
    expect(journal.filter(({ author }) => !known.includes(author))).toEqual([]);
  });
});

describe('the podcast', () => {
  test.each(podcast)('$heading has 700 to 1,000 words', (episode) => {
    expect(wordsOfEpisode(episode)).toBeGreaterThanOrEqual(700);
    expect(wordsOfEpisode(episode)).toBeLessThanOrEqual(1000);
    expect([5, 6, 7]).toContain(spokenMinutes(episode));
  });

  test.each(podcast)(
    '$heading uses every declared speaker and alternates turns',
    ({ speakers, transcript }) => {
      const turns = transcript.map(({ by }) => by);
      expect(new Set(turns)).toEqual(new Set(Object.keys(speakers)));
      expect(turns.filter((by, at) => by === turns[at - 1])).toEqual([]);
    },
  );

  test('is numbered without gaps', () => {
    expect(podcast.map(({ number }) => number).toReversed()).toEqual(
      podcast.map((_e, at) => at + 1),
    );
  });
});

test('marks invented people as demo wherever they are introduced', () => {
  const names = [
    ...team.map(({ heading }) => heading),
    ...podcast.flatMap(({ speakers }) => Object.values(speakers).map(({ name }) => name)),
  ];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.endsWith('(demo)'))).toEqual([]);
  const plain = team.map(({ heading }) => heading.replace(' (demo)', ''));
  const unmarked = textsIn(pressReleases).filter(({ text }) =>
    plain.some((name) => text.replaceAll(`${name} (demo)`, '').includes(name)),
  );
  expect(unmarked).toEqual([]);
});
