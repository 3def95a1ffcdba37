import { SIMILAR_LISTINGS, SUGGESTION_LIMIT } from '../../shared/constants.ts';

/** The screens' market queries as SQL: for a visitor, or for a member whose plan opens the full page. */
export interface MarketCall {
  readonly name: string;
  readonly group: 'search' | 'facets' | 'map' | 'suggestions' | 'detail';
  readonly text: string;
}

interface Search {
  readonly name: string;
  readonly facets?: readonly string[];
  readonly search?: string;
  readonly sort?: string;
  /** Starts in the middle of the order, where an offset would scan half the market. */
  readonly isDeep?: boolean;
}

const SEARCHES: readonly Search[] = [
  { name: 'newest' },
  { name: 'newest, from the middle on', isDeep: true },
  { name: 'cheapest', sort: 'price-low' },
  { name: 'dearest, from the middle on', sort: 'price-high', isDeep: true },
  { name: 'best cap rate', sort: 'cap' },
  { name: 'best cap rate, from the middle on', sort: 'cap', isDeep: true },
  { name: 'most beds', sort: 'beds' },
  { name: 'one state, newest', facets: ['state:OH'] },
  { name: 'a rare state and kind by cap rate', facets: ['state:WY', 'type:auction'], sort: 'cap' },
  { name: 'usual filters', facets: ['price:5000000-10000000', 'beds:50', 'occupancy:80'] },
  { name: 'filters that hardly agree', facets: ['state:WY', 'beds:200', 'cap:10', 'occupancy:95'] },
  { name: 'filters that never agree', facets: ['price:0-5000000', 'state:OH', 'state:WY'] },
  { name: 'a usual word', search: 'maple' },
  { name: 'a town by its name', search: 'springfield' },
  { name: 'a rare word in one state', search: 'brokerage 4000', facets: ['state:CA'] },
  { name: 'a word of two letters', search: 'wy', sort: 'price-low' },
  { name: 'a word that nothing is called', search: 'zyxw' },
  { name: 'a misspelt word', search: 'mapel' },
  { name: 'a state by its name', search: 'texas' },
  { name: 'a range of prices in two states', facets: ['price:3000000-15000000', 'state:OH,TX'] },
  { name: 'a cap rate within a range', facets: ['cap:7.5-9'], sort: 'price-low' },
  { name: 'a price a bed at most', facets: ['each:-90000', 'occupancy:-70'] },
  { name: 'a year of building within a range', facets: ['built:1985-1999'] },
  { name: 'one county', facets: ['county:AL/Mobile County'] },
  { name: 'one town', facets: ['city:AL/Mobile'] },
  { name: 'fifty miles around a town', facets: ['near:AL/Mobile,50'] },
  { name: 'a drawn area', facets: ['area:31,-89 33,-89 33,-86 31,-86'], sort: 'price-low' },
  { name: 'two kinds of care', facets: ['care:memory-care,skilled-nursing'], sort: 'cap' },
  { name: 'a license and a payor that few have', facets: ['license:home-care', 'payor:va'] },
  { name: 'confirmed within thirty days', facets: ['fresh:30', 'type:memory-care'], sort: 'beds' },
  { name: 'under contract in one state', facets: ['status:under_contract', 'state:OH'] },
];

const list = (facets: readonly string[]) =>
  `array[${facets.map((facet) => `'${facet}'`).join()}]::text[]`;

const narrowed = ({ facets = [], search = '' }: Search) => `${list(facets)}, '${search}'`;

export interface Places {
  /** The middle listing by date, and sealed cursors for the middle of each order. */
  readonly listing: string;
  readonly state: string;
  readonly kind: string;
  readonly cursors: Readonly<Record<string, string>>;
}

const sortOf = ({ sort = 'newest' }: Search) => sort;

export const DEEP_SORTS: readonly string[] = SEARCHES.filter(({ isDeep }) => isDeep).map(sortOf);

/** All market calls users make: list pages, filter counts, the map, suggestions and one community. */
export function marketCalls({ listing, state, kind, cursors }: Places): MarketCall[] {
  const shallow = SEARCHES.filter(({ isDeep, sort }) => !isDeep && sort === undefined);
  const call = (group: MarketCall['group'], name: string, text: string) => ({ group, name, text });
  const live = `l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted`;
  return [
    ...SEARCHES.map((search) => {
      const cursor = search.isDeep ? `'${cursors[sortOf(search)]}'` : 'null';
      const text = `select public.find_listings(${narrowed(search)}, '${sortOf(search)}', ${cursor})`;
      return call('search', search.name, text);
    }),
    ...shallow.map((search) =>
      call('facets', search.name, `select public.listing_figures(${narrowed(search)})`),
    ),
    call('facets', 'figures of the market', 'select public.market_figures(null, null)'),
    ...shallow.map((search) =>
      call('map', search.name, `select public.map_listings(${narrowed(search)})`),
    ),
    ...['ma', 'map', 'maple c', 'brokerage 4', 'springf', 'zyxw'].map((term) =>
      call(
        'suggestions',
        `"${term}"`,
        `select * from public.get_search_suggestions('${term}', ${SUGGESTION_LIMIT})`,
      ),
    ),
    call(
      'detail',
      'the community and its photos',
      `select l.*, (select jsonb_agg(i order by i.image_order) from public.listing_images i where i.listing_id = l.id)
       from public.listings l where l.id = '${listing}'`,
    ),
    call('detail', 'how its price went', `select * from public.listing_history('${listing}')`),
    call('detail', 'its federal record', `select public.listing_certification('${listing}')`),
    call(
      'detail',
      'those like it',
      `select l.* from public.listings l where ${live} and (l.state = '${state}' or l.property_type = '${kind}')
         and l.id <> '${listing}' order by l.created_at desc limit ${SIMILAR_LISTINGS}`,
    ),
    call(
      'detail',
      'those of its kind',
      `select l.* from public.listings l where ${live} and l.property_type = '${kind}' order by l.created_at desc limit 12`,
    ),
    call('detail', 'that somebody looks at it', `select public.view_listing('${listing}')`),
  ];
}
