import {
  BROKER_LISTINGS_SHOWN,
  LISTINGS_PAGE_SIZE,
  OWN_TICKETS_SHOWN,
  SIMILAR_LISTINGS,
  SUGGESTION_LIMIT,
  TICKETS_PAGE_SIZE,
} from '../../shared/constants.ts';
import type { Call } from './workloads.ts';

/** Who calls; only staff read the ticket queue. */
export type RequesterRole = 'visitor' | 'buyer' | 'broker' | 'staff';
const PUBLIC: readonly RequesterRole[] = ['visitor', 'buyer', 'broker'];

export interface ListCall {
  readonly name: string;
  readonly askers: readonly RequesterRole[];
  readonly call: Pick<Call, 'method' | 'path' | 'body'>;
}

/** Values the calls use, taken from the target market. */
export interface CallTargets {
  readonly listing: string;
  /** The middle position in newest-first order. */
  readonly cursor: string;
  readonly buyer: string;
  readonly broker: string;
  readonly ticket: number;
}

const PICTURE = 'listing_images(image_url,alt_text,caption,image_order,width,height)';
const LISTED = `id,property_name,location,property_type,is_confidential,price,total_beds,total_units,occupancy_rate,cap_rate,status,created_at,${PICTURE}`;
const LIVE = 'approval_status=eq.approved&status=in.(active,under_contract)&is_unlisted=eq.false';
const PICTURES_IN_ORDER = 'listing_images.order=image_order.asc';

const get = (path: string) => ({ method: 'GET' as const, path: `/rest/v1/${path}` });
const rpc = (name: string, facts: Record<string, unknown> = {}) => ({
  method: 'POST' as const,
  path: `/rest/v1/rpc/${name}`,
  body: JSON.stringify(facts),
});
const find = (facts: Record<string, unknown> = {}) =>
  rpc('find_listings', {
    facets: [],
    search: '',
    sort: 'newest',
    page_size: LISTINGS_PAGE_SIZE,
    ...facts,
  });

/** All list calls of public pages and tickets, as `renderer/features` makes them. */
export function listCalls({ listing, cursor, buyer, broker, ticket }: CallTargets): ListCall[] {
  const open = (name: string, call: ListCall['call']): ListCall => ({ name, askers: PUBLIC, call });
  const queue = `support_tickets?select=*&order=number.desc&limit=${TICKETS_PAGE_SIZE}`;
  const staff = (name: string, call: ListCall['call']): ListCall => ({
    name,
    askers: ['staff'],
    call,
  });
  return [
    open('first page', find()),
    open('next page', find({ after: cursor })),
    open('page before', find({ before: cursor })),
    open('cheapest', find({ sort: 'price-low' })),
    open('best cap rate', find({ sort: 'cap' })),
    open('one state', find({ facets: ['state:OH'] })),
    open('usual filters', find({ facets: ['price:5000000-10000000', 'beds:50', 'occupancy:80'] })),
    open('a town', find({ search: 'springfield' })),
    open('nothing found', find({ search: 'zyxw' })),
    open('counted', rpc('listing_figures', { facets: ['state:OH', 'beds:50'], search: '' })),
    open('ranges', find({ facets: ['price:3000000-15000000', 'cap:7.5-9', 'state:OH,TX'] })),
    open('one county', find({ facets: ['county:AL/Mobile County'] })),
    open('fifty miles around', find({ facets: ['near:AL/Mobile,50'] })),
    open('on the map', rpc('map_listings', { facets: ['state:OH', 'beds:50'] })),
    open('a misspelt word', find({ search: 'mapel' })),
    open(
      'suggestions',
      rpc('get_search_suggestions', { partial_term: 'map', suggestion_limit: SUGGESTION_LIMIT }),
    ),
    open('hero statistics', rpc('hero_statistics')),
    open('market figures', rpc('market_figures', { state: 'OH' })),
    open('ratings', rpc('rating_summary')),
    open(
      'similar communities',
      get(
        `listings?select=${LISTED}&${LIVE}&or=(state.eq.OH,property_type.eq.memory-care)&id=neq.${listing}&order=created_at.desc&${PICTURES_IN_ORDER}&limit=${SIMILAR_LISTINGS}`,
      ),
    ),
    open(
      'communities of a broker',
      get(
        `listings?select=${LISTED}&broker_id=eq.${broker}&${LIVE}&order=created_at.desc&${PICTURES_IN_ORDER}&limit=${BROKER_LISTINGS_SHOWN}`,
      ),
    ),
    open(
      'one community',
      get(`listings?select=*,${PICTURE}&id=eq.${listing}&${PICTURES_IN_ORDER}`),
    ),
    {
      name: 'own tickets',
      askers: ['buyer'],
      call: get(
        `support_tickets?select=id,number,topic,message,status,created_at&user_id=eq.${buyer}&order=number.desc&limit=${OWN_TICKETS_SHOWN}`,
      ),
    },
    staff('queue of tickets', get(queue)),
    staff('queue of tickets, next page', get(`${queue}&number=lt.${ticket}`)),
    staff('queue of open tickets', get(`${queue}&status=eq.open`)),
  ];
}
