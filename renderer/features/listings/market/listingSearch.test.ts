import { expect, it } from 'vitest';
import { pageLink } from '../../../ui/list/paging.ts';
import {
  applySearchChanges,
  chipsOf,
  facetsOf,
  hasFilters,
  parseSearch,
  quoteName,
} from './listingSearch.ts';

const read = (query: string) => parseSearch(new URLSearchParams(query));

const place = 'mDq3_9sRk1-x0V2pQ7uWIjIwMjYtMDMtMTRUMDk6MDAi';
const encoded = encodeURIComponent(place);

it('reads supported filters from the URL and ignores unknown ones', () => {
  expect(read(`search= elm &state=OH&type=ccrc&after=${encoded}`)).toEqual({
    search: 'elm',
    state: 'OH',
    type: 'ccrc',
    after: place,
  });
  expect(read('state=XX&type=castle&price=2-1&cap=x&beds=-&sort=id&page=2&evil=1')).toEqual({});
});

it('ignores a cursor the server never issued and keeps only one of two', () => {
  expect(read('after=yesterday&before=7.5~dec0de00-0000-4000-8000-000000000201')).toEqual({});
  expect(read(`after=${encoded}&before=${encoded}`)).toEqual({ after: place });
});

it('does not count order and page as filters', () => {
  expect(hasFilters(read(`sort=cap&before=${encoded}`))).toBe(false);
  expect(hasFilters(read('search=elm'))).toBe(true);
});

it('sends each choice to the server with its filter name', () => {
  expect(facetsOf(read('search=elm&state=OH&price=50000000-&cap=8&sort=cap'))).toEqual([
    'state:OH',
    'price:50000000-',
    'cap:8',
  ]);
});

it('uses the plain URL for the first page', () => {
  const later = new URLSearchParams(`state=OH&after=${encoded}`);
  expect(pageLink(later)).toBe('?state=OH');
  expect(pageLink(new URLSearchParams(`before=${encoded}`))).toBe('?');
  expect(pageLink(later, ['before', 'x_-7'])).toBe('?state=OH&before=x_-7');
});

it.each([
  ['texas', { state: 'TX' }],
  ['under $15M', { price: '-15000000' }],
  [
    'memory care in Ohio or Texas under $5M, cheapest',
    {
      state: 'OH,TX',
      type: 'memory-care',
      price: '0-5000000',
      sort: 'price-low',
    },
  ],
  ['Westerville, OH', { search: 'Westerville', state: 'OH' }],
  ['Washington, DC', { search: '"Washington"', state: 'DC' }],
  ['lakeside 60-120 beds', { search: 'lakeside', beds: '60-120' }],
  ['at least 50 beds, $100k to $150k a bed', { each: '100000-150000', beds: '50' }],
  ['homes for sale', {}],
  ['"Ohio Falls"', { search: '"Ohio Falls"' }],
  ['Homes at Lakeview', { search: 'Homes at Lakeview' }],
])('reads the sentence “%s” in the URL as filters', (text, search) => {
  const parsed = parseSearch(new URLSearchParams({ search: text }));
  expect(parsed).toEqual(search);
  expect(parseSearch(applySearchChanges(new URLSearchParams({ search: text }), {}))).toEqual(
    search,
  );
});

it('applies filters set alongside a sentence', () => {
  expect(read('search=texas+under+%2415M&state=OH')).toEqual({ state: 'OH', price: '-15000000' });
});

it('treats a custom range and its equivalent choice as the same', () => {
  expect(read('price=-5000000&beds=60-&cap=7.5-9&occupancy=90-')).toEqual({
    price: '0-5000000',
    beds: '60-',
    occupancy: '90',
    cap: '7.5-9',
  });
});

it('shows every filter as a removable chip', () => {
  const params = new URLSearchParams(
    'search=elm&state=OH,TX&price=-15000000&sort=cap&after=x&say=1',
  );
  const chips = chipsOf(parseSearch(params));
  expect(chips.map(({ label }) => label)).toEqual([
    'Ohio',
    'Texas',
    '$15 million or less',
    'Cap rate, highest first',
  ]);
  expect(`${applySearchChanges(params, chips[0]?.without ?? {})}`).toBe(
    'say=1&search=elm&state=TX&price=-15000000&sort=cap',
  );
});

it('quotes a name that would otherwise be parsed as a filter', () => {
  expect([quoteName('Elm Grove'), quoteName('Ohio Valley')]).toEqual([
    'Elm Grove',
    '"Ohio Valley"',
  ]);
});

it('parses places, ages and payors from a sentence into chips', () => {
  const parsed = parseSearch(
    new URLSearchParams({
      search: 'private pay memory care within 50 miles of Fort Worth, TX built after 2009',
    }),
  );
  expect(parsed).toEqual({
    type: 'memory-care',
    payor: 'private',
    near: 'TX/Fort Worth,50',
    built: '2010',
  });
  expect(chipsOf(parsed).map(({ label }) => label)).toEqual([
    'Memory Care',
    'Built 2010 or later',
    'Private pay',
    'Within 50 miles of Fort Worth, TX',
  ]);
});

it('writes places to the URL in readable form and rejects anything else', () => {
  expect(
    read('county=OH/Franklin%20County,OH/Knox%20County&city=TX/Dallas&near=TX/Dallas,25'),
  ).toEqual({
    county: 'OH/Franklin County,OH/Knox County',
    city: 'TX/Dallas',
    near: 'TX/Dallas,25',
  });
  expect(read('area=32.1,-97 33,-97 33,-96')).toEqual({ area: '32.1,-97 33,-97 33,-96' });
  for (const wrong of [
    'near=Dallas',
    'near=TX/Dallas,0',
    'near=32.1,-97,5',
    'area=1,2 3,4',
    'area=a,b c,d e,f',
    'county=Franklin',
    'status=sold',
    'fresh=7',
  ]) {
    expect(read(wrong)).toEqual({});
  }
  const [knox] = chipsOf({ county: 'OH/Franklin County,OH/Knox County' });
  expect(knox).toEqual({ label: 'Franklin County, OH', without: { county: 'OH/Knox County' } });
});
