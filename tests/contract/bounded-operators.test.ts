import { beforeAll, describe, expect, inject, it } from 'vitest';
import { backend, skipOnHostedBackend } from '../support/backend.ts';

/** As long as an address can be, since the server reads 16 kB of headers. */
const LONGEST = 12_000;

const fetchListings = (query: string) =>
  fetch(`${backend().url}/rest/v1/listings?select=id&limit=1&${query}`, {
    headers: { apikey: backend().publishableKey },
  });

const fill = (part: string, between = '') => {
  const count = Math.floor(LONGEST / encodeURIComponent(part + between).length);
  return encodeURIComponent(Array.from({ length: count }, () => part).join(between));
};

const TEXT = 'property_name';
const LONG_VALUES: Record<string, string[]> = {
  ...Object.fromEntries(
    ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'].map((name) => [
      name,
      [`${TEXT}=${name}.${fill('a')}`, `${TEXT}=not.${name}.${fill('[')}`],
    ]),
  ),
  in: [`${TEXT}=in.(${fill('a', ',')})`, `${TEXT}=in.(${fill('"a"', ',')})`],
  is: [`${TEXT}=is.${fill('null')}`],
  like: [`${TEXT}=like.${fill('*a')}`, `${TEXT}=like.${fill('%_')}`],
  ilike: [`${TEXT}=ilike.${fill('*a')}`, `${TEXT}=not.ilike.${fill('_')}`],
  match: [`${TEXT}=match.${fill('(a*)*')}`, `${TEXT}=match.(.*)(.*)x\\2\\1`],
  imatch: [`${TEXT}=imatch.${fill('a?')}`],
  fts: [
    `${TEXT}=fts.${fill('a', '&')}`,
    `${TEXT}=fts(simple).${fill('a', '|')}`,
    `${TEXT}=not.fts.${fill('!')}a`,
    `${TEXT}=fts.${fill('(')}a${fill(')')}`.slice(0, LONGEST),
    `${TEXT}=fts.a:*%26${fill('a:*', '<->')}`,
  ],
  plfts: [`${TEXT}=plfts.${fill('a', ' ')}`, `${TEXT}=plfts(english).${fill('care', ' ')}`],
  phfts: [`${TEXT}=phfts.${fill('a', ' ')}`],
  wfts: [`${TEXT}=wfts.${fill('a', ' or ')}`, `${TEXT}=wfts.${fill('"a b"', ' ')}`],
  cs: [`amenities=cs.{${fill('a', ',')}}`, `amenities=cs.${fill('[')}`],
  cd: [`amenities=cd.{${fill('a', ',')}}`],
  ov: [`amenities=ov.{${fill('a', ',')}}`],
  ...Object.fromEntries(
    ['sl', 'sr', 'nxr', 'nxl', 'adj'].map((name) => [
      name,
      [`${TEXT}=${name}.[${fill('1')},${fill('2').slice(0, 9)}]`],
    ]),
  ),
  'or and and': [
    `or=(${fill(`${TEXT}.eq.a`, ',')})`,
    `or=(${TEXT}.is.null,${TEXT}.fts.${fill('a', '&')})`,
    `and=(or(${TEXT}.wfts."${fill('a', ' ')}"))`,
    `not.or=(${TEXT}.not.plfts(english).${fill('a', ' ')})`,
    `or=(${TEXT}.ilike.${fill('*a')},id.is.null)`,
    `or=(${fill(`${TEXT}.fts.a`, ',')})`,
  ],
  'any and all': [
    ...['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'].flatMap((name) =>
      ['any', 'all'].map((which) => `${TEXT}=${name}(${which}).{${fill('*a', ',')}}`),
    ),
  ],
  'the same filter many times': [
    Array.from({ length: 60 }, () => `${TEXT}=fts.a%26b%26c%26d%26e`).join('&'),
    Array.from({ length: 60 }, () => `${TEXT}=like.*a*a*a*a*a*`).join('&'),
  ],
};

async function timeOf(query: string): Promise<number> {
  const began = performance.now();
  await (await fetchListings(query)).text();
  return performance.now() - began;
}

/**
 * Returns the usual times of a query and of reading one row. They take turns, so that both run on an equally busy
 * machine; medians, so that a single pause of it doesn't matter.
 */
async function usualTimes(query: string) {
  const times: number[] = [];
  const rowTimes: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    rowTimes.push(await timeOf(''));
    times.push(await timeOf(query));
  }
  const median = (all: number[]) => all.sort((a, b) => a - b)[4] ?? 0;
  return { time: median(times), rowTime: median(rowTimes) };
}

describe('longest accepted address', () => {
  beforeAll(() => skipOnHostedBackend('a hosted project has bounds of its own'));

  it.each(Object.entries(LONG_VALUES))('gets a quick response with %s', async (_, queries) => {
    for (const query of queries) {
      const response = await fetchListings(query);
      await response.text();
      expect(response.status, query.slice(0, 80)).toBeLessThan(500);
      const { time, rowTime } = await usualTimes(query);
      expect(time, query.slice(0, 80)).toBeLessThan(Math.max(20 * rowTime, 20));
    }
  });

  it('rejects many small text searches that are large together', async () => {
    const filters = Array.from({ length: 4 }, () => `${TEXT}=fts.a%26b%26c%26d%26e`);
    expect((await fetchListings(filters.slice(0, 3).join('&'))).status).toBe(200);
    const response = await fetchListings(filters.join('&'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ details: expect.stringContaining('terms: 20') });
  });

  it.each(['fts', 'plfts', 'phfts', 'wfts'])('rejects %s with 3,000 terms', async (operator) => {
    const response = await fetchListings(
      `${TEXT}=${operator}.${fill('a', operator === 'fts' ? '&' : ' ')}`,
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'PGRST100',
      message: 'The request asks for too much at once',
      details: expect.stringContaining(operator),
    });
  });
});

describe('operator', () => {
  it.each(['foo.bar', 'bar', 'eq', '', 'EQ.1', 'not.1', 'fts', 'eq(some.1', 'constructor.1'])(
    'is rejected if unknown: %s',
    async (value) => {
      const response = await fetchListings(`${TEXT}=${value}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'PGRST100',
        message: 'The filter has no known operator',
        hint: expect.stringContaining('eq, neq'),
      });
    },
  );

  it.each([
    'eq.x',
    'not.eq.x',
    'ilike.*manor*',
    'fts.assisted',
    'plfts(english).assisted living',
    'wfts."memory care" or rehab',
    'imatch.^[a-m].*(ridge|view)$',
    'in.(a,b)',
    'is.null',
    'like(any).{a*,b*}',
    'isdistinct.x',
  ])('is accepted if known: %s', async (value) => {
    expect(inject('backend').engine).not.toBe('hosted');
    const response = await fetchListings(`${TEXT}=${encodeURIComponent(value)}`);
    expect(response.status, await response.text()).toBe(200);
  });
});
