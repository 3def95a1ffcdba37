import { expect, test } from 'vitest';
import { findSlowCauses, formatPageWeight, formatVitals, measurePageWeight } from './pageSpeed.ts';

const { signal } = new AbortController();
const pageOf = (html: string, weights: Readonly<Record<string, number>>) => async (url: string) =>
  url === '/property/1' ? new Response(html) : new Response(new Uint8Array(weights[url] ?? 0));

test('weighs a page as a browser loads it: document, images and requests', async () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><script type="module" src="/b.js"></script><p>é</p>';
  const weight = await measurePageWeight(
    '/property/1',
    ['/1.jpg', '/2.jpg'],
    signal,
    pageOf(html, { '/1.jpg': 120_000, '/2.jpg': 900_000 }),
  );
  expect(weight).toEqual({ document: html.length + 1, pictures: [120_000, 900_000], requests: 5 });
  expect(weight && formatPageWeight(weight)).toBe(
    'The page is 1 kB, its 2 photos are 1.0 MB, 5 requests.',
  );
  expect(weight && findSlowCauses(weight)).toEqual([
    'Photo 2 is 900 kB. Replace it with one under 500 kB.',
  ]);
});

test('finds no issues on a light page and does not judge one that fails to load', async () => {
  expect(findSlowCauses({ document: 40_000, pictures: [200_000], requests: 12 })).toEqual([]);
  expect(
    findSlowCauses({ document: 40_000, pictures: Array(60).fill(100_000), requests: 70 }),
  ).toEqual([
    'The page and photos exceed 3.0 MB. Use fewer or smaller photos.',
    'There are many photos. Show fewer.',
  ]);
  expect(
    await measurePageWeight('/x', [], signal, async () => new Response(null, { status: 404 })),
  ).toBeNull();
  expect(
    await measurePageWeight('/x', [], signal, () => Promise.reject(new Error('offline'))),
  ).toBeNull();
});

test("compares visitors' measurements with good values, and omits missing ones", () => {
  expect(formatVitals([])).toBe('');
  expect(
    formatVitals([
      { metric: 'CLS', times: 40, p75: 0.31 },
      { metric: 'LCP', times: 1240, p75: 1812.4 },
    ]),
  ).toBe(
    '75 percent of 1,240 listing page loads in visitors’ browsers over four weeks were within: cumulative layout shift 0.310 (poor), largest contentful paint 1,812 ms (good).',
  );
});
