import { expect, test } from 'vitest';
import { QUERY_LIMITS } from '../request-limits.ts';
import { rejectExcessiveQuery } from './query-limits.ts';

const checkQuery = (query: string) =>
  rejectExcessiveQuery(new URL(`http://localhost/rest/v1/listing_images?${query}`));

const nested = (levels: number): string =>
  levels === 0
    ? '*'
    : `*,${levels % 2 ? 'listings' : 'listing_images'}!inner(${nested(levels - 1)})`;
const repeat = (count: number, text: (n: number) => string, by = ',') =>
  Array.from({ length: count }, (_, n) => text(n)).join(by);
const groups = (levels: number) => `${'and('.repeat(levels)}id.eq.1${')'.repeat(levels)}`;

const ATTACKS: Record<string, string> = {
  'embeds in embeds, 41 levels deep': `select=${nested(41)}`,
  'one level of embeds too many': `select=${nested(QUERY_LIMITS.embedDepth + 1)}`,
  'the same embed many times': `select=${repeat(13, (n) => `a${n}:listings(id)`)}`,
  'the same column many times': `select=${repeat(201, (n) => `c${n}:id`)}`,
  'embeds behind quoted names': `select="a","b",${nested(9)}`,
  'groups in groups': `or=(${groups(2_000)})`,
  'groups in groups, negated': `not.and=(${groups(7)})`,
  'groups in groups of an embed': `select=*,listings(*)&listings.or=(${groups(7)})`,
  'a group of many conditions': `or=(${repeat(257, (n) => `id.eq.${n}`)})`,
  'a list of many values': `id=in.(${repeat(1_001, String)})`,
  'an array of many values': `id=eq(any).{${repeat(1_001, String)}}`,
  'many filters': repeat(65, (n) => `id=neq.${n}`, '&'),
  'a long order': `order=${repeat(17, () => 'id')}`,
  'many columns to fill': `columns=${repeat(201, (n) => `c${n}`)}`,
  'a long path into JSON': `settings${'->a'.repeat(9)}=eq.1`,
  'a long path into JSON in the answer': `select=settings${'->a'.repeat(9)}`,
  'a chain of casts': `select=id${'::text'.repeat(9)}`,
  'a regular expression that is long': `name=imatch.${'a'.repeat(101)}`,
  'a regular expression that repeats what repeats': 'name=match.(((a*)*b?)*(c%2B)*{2}){3}d',
  'a regular expression that refers back': 'name=not.imatch.(.*)(.*)x\\2\\1',
  'a regular expression in a group': `or=(id.is.null,name.match.${'(a*)*'.repeat(21)})`,
  'a name that is a page long': `${'a'.repeat(257)}=eq.1`,
  'a filter through more embeds than there can be': `${'a.'.repeat(7)}id=eq.1`,
};

test.each(Object.entries(ATTACKS))('%s: returns a clear 400', async (_, query) => {
  const response = checkQuery(query);
  expect(response?.status).toBe(400);
  expect(await response?.json()).toEqual({
    code: 'PGRST100',
    message: 'The request asks for too much at once',
    details: expect.stringMatching(/: \d+, but the maximum is \d+$/),
    hint: 'Request less, or split it into several requests.',
  });
});

const ORDINARY: Record<string, string> = {
  'four levels of embeds': `select=${nested(QUERY_LIMITS.embedDepth)}`,
  'counts of embeds': `select=id,${repeat(12, (n) => `a${n}:listing_images(count())`)},n:id.count()`,
  'a list of five hundred ids': `id=in.(${repeat(500, String)})`,
  'a group of groups': 'or=(and(a.eq.1,b.eq.2),and(a.eq.3,or(b.eq.4,c.eq.5)))',
  'brackets in a quoted text': `or=(name.ilike."*${'('.repeat(40)}*",id.eq.1)`,
  'a regular expression': 'name=match.^[A-M].*(ridge|view)$',
  'brackets in a search': `name=ilike.*${'('.repeat(40)}*`,
  'a filter, an order and a page': 'state=eq.TX&order=created_at.desc,id&limit=20&offset=40',
};

test.each(Object.entries(ORDINARY))('%s: returns a result', (_, query) => {
  expect(checkQuery(query)).toBeUndefined();
});

test('checks a query in time proportional to its length', () => {
  const hostile = (size: number) => `${'("a->::,'.repeat(size)}`;
  const time = (size: number) => {
    const url = new URL('http://localhost/rest/v1/listings');
    url.searchParams.set('or', hostile(size));
    const before = process.cpuUsage();
    rejectExcessiveQuery(url);
    return process.cpuUsage(before).user / 1000;
  };
  time(1_000);
  // A tenfold length may take a hundred times as long, but not ten thousand times.
  expect(time(100_000)).toBeLessThan(5_000);
});
