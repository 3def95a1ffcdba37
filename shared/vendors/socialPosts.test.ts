import { expect, it } from 'vitest';
import { calculatePrice } from './calculators.ts';
import { draftReviewPosts, draftWorkPosts, shorten } from './socialPosts.ts';

const source = { company: 'Bright Hall', address: 'https://haven.example/vendor/1' };

it('drafts posts within the limit of each network, with the link at the end', () => {
  const work = { title: 'Nine corridors', summary: 'word '.repeat(200).trim(), state: 'Ohio' };
  for (const { text, most, network } of draftWorkPosts({ ...work, client_name: null }, source)) {
    expect(text.length).toBeLessThanOrEqual(most);
    if (network === 'X') expect(text.endsWith(source.address)).toBe(true);
  }
});

it('names a client only if the portfolio entry does', () => {
  const work = { title: 'Nine corridors', summary: 'Eleven weeks.', state: 'Ohio' };
  const texts = (client_name: string | null) =>
    draftWorkPosts({ ...work, client_name }, source).map(({ text }) => text);
  expect(texts(null).join()).not.toContain('Maple Court');
  expect(texts('Maple Court')[0]).toContain('for Maple Court in Ohio');
});

it('drafts posts from a review without text', () => {
  const [post] = draftReviewPosts({ signed: 'Selma D.', rating: 5, body: null }, source);
  expect(post?.text).toContain('5 of 5 stars from Selma D.');
});

it('truncates at a word boundary', () => {
  expect(shorten('Barriers before the ceiling', 15)).toBe('Barriers…');
});

it('adds the base price and applies the minimum', () => {
  const rates = { base_cents: 1000, rate_cents: 250, least_cents: 3000 };
  expect([calculatePrice(rates, 4), calculatePrice(rates, 20)]).toEqual([3000, 6000]);
});
