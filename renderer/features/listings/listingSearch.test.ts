import { expect, it } from 'vitest';
import { facetsOf, isNarrowed, pageLink, readSearch } from './listingSearch.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

const place = 'mDq3_9sRk1-x0V2pQ7uWIjIwMjYtMDMtMTRUMDk6MDAi';
const encoded = encodeURIComponent(place);

it('an address says what is asked for, and nothing that nobody offers', () => {
  expect(read(`search= elm &state=OH&type=ccrc&after=${encoded}`)).toEqual({
    search: 'elm',
    state: 'OH',
    type: 'ccrc',
    after: place,
  });
  expect(read('state=XX&type=castle&price=1-2&sort=id&page=2&evil=1')).toEqual({});
});

it('a place that the server never named is none, and of two places one counts', () => {
  expect(read('after=yesterday&before=7.5~dec0de00-0000-4000-8000-000000000201')).toEqual({});
  expect(read(`after=${encoded}&before=${encoded}`)).toEqual({ after: place });
});

it('order and page alone narrow nothing', () => {
  expect(isNarrowed(read(`sort=cap&before=${encoded}`))).toBe(false);
  expect(isNarrowed(read('search=elm'))).toBe(true);
});

it('the choices of the filters are named to the server with their filter', () => {
  expect(facetsOf(read('search=elm&state=OH&price=50000000-&cap=8&sort=cap'))).toEqual([
    'state:OH',
    'price:50000000-',
    'cap:8',
  ]);
});

it('the first page has the plain address', () => {
  const later = new URLSearchParams(`state=OH&after=${encoded}`);
  expect(pageLink(later)).toBe('?state=OH');
  expect(pageLink(new URLSearchParams(`before=${encoded}`))).toBe('?');
  expect(pageLink(later, ['before', 'x_-7'])).toBe('?state=OH&before=x_-7');
});
