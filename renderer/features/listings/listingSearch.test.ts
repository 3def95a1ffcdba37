import { expect, it } from 'vitest';
import { pageLink } from '../../kit/list/paging.ts';
import {
  changedParams,
  chipsOf,
  facetsOf,
  isNarrowed,
  nameText,
  readSearch,
} from './listingSearch.ts';

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
  expect(read('state=XX&type=castle&price=2-1&cap=x&beds=-&sort=id&page=2&evil=1')).toEqual({});
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
])('the sentence “%s” in the address is a search by filters', (text, search) => {
  const said = readSearch(new URLSearchParams({ search: text }));
  expect(said).toEqual(search);
  expect(readSearch(changedParams(new URLSearchParams({ search: text }), {}))).toEqual(search);
});

it('what is set beside a sentence counts', () => {
  expect(read('search=texas+under+%2415M&state=OH')).toEqual({ state: 'OH', price: '-15000000' });
});

it('a range of one’s own and a choice that asks for the same are one', () => {
  expect(read('price=-5000000&beds=60-&cap=7.5-9&occupancy=90-')).toEqual({
    price: '0-5000000',
    beds: '60-',
    occupancy: '90',
    cap: '7.5-9',
  });
});

it('all that narrows the list is told in chips, each of which can be taken off', () => {
  const params = new URLSearchParams(
    'search=elm&state=OH,TX&price=-15000000&sort=cap&after=x&say=1',
  );
  const chips = chipsOf(readSearch(params));
  expect(chips.map(({ label }) => label)).toEqual([
    'Ohio',
    'Texas',
    '$15 million or less',
    'Cap rate, highest first',
  ]);
  expect(`${changedParams(params, chips[0]?.without ?? {})}`).toBe(
    'say=1&search=elm&state=TX&price=-15000000&sort=cap',
  );
});

it('a name that would be read as something else stands in quotes', () => {
  expect([nameText('Elm Grove'), nameText('Ohio Valley')]).toEqual(['Elm Grove', '"Ohio Valley"']);
});

it('a sentence says places, ages and payors too, and each of them is a chip', () => {
  const said = readSearch(
    new URLSearchParams({
      search: 'private pay memory care within 50 miles of Fort Worth, TX built after 2009',
    }),
  );
  expect(said).toEqual({
    type: 'memory-care',
    payor: 'private',
    near: 'TX/Fort Worth,50',
    built: '2010',
  });
  expect(chipsOf(said).map(({ label }) => label)).toEqual([
    'Memory Care',
    'Built 2010 or later',
    'Private pay',
    'Within 50 miles of Fort Worth, TX',
  ]);
});

it('places stand in the address as people say them, and nothing else is a place', () => {
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
