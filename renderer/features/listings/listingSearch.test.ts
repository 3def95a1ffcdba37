import { expect, it } from 'vitest';
import { isNarrowed, pageLink, priceBand, readSearch, wordsOf } from './listingSearch.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

it('an address says what is asked for, and nothing that nobody offers', () => {
  expect(read('search= elm &state=OH&type=ccrc&page=3')).toEqual({
    search: 'elm',
    state: 'OH',
    type: 'ccrc',
    page: 3,
  });
  expect(read('state=XX&type=castle&price=1-2&sort=id&page=-1&evil=1')).toEqual({ page: 1 });
});

it('order and page alone narrow nothing', () => {
  expect(isNarrowed(read('sort=cap&page=2'))).toBe(false);
  expect(isNarrowed(read('search=elm'))).toBe(true);
});

it('words of a search are letters and digits, whatever was typed', () => {
  expect(wordsOf('San José, CA')).toEqual(['San', 'José', 'CA']);
  expect(wordsOf('a*,b).or(price.gt.1%_"\\')).toEqual(['a', 'b', 'or', 'price', 'gt', '1']);
});

it('a price band has a least, and a most unless it is the highest', () => {
  expect(priceBand('5000000-10000000')).toEqual([5_000_000, 10_000_000]);
  expect(priceBand('50000000-')).toEqual([50_000_000, null]);
});

it('the first page has the plain address', () => {
  expect(pageLink(new URLSearchParams('state=OH&page=2'), 1)).toBe('?state=OH');
  expect(pageLink(new URLSearchParams('page=2'), 1)).toBe('?');
  expect(pageLink(new URLSearchParams('state=OH'), 2)).toBe('?state=OH&page=2');
});
