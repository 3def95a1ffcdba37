import '#shared/texts/clients.ts';
import { calls } from '../../data/api/calls.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import * as s from '../../ui/shape/shape.ts';
import { recordTags } from './tags.ts';

/** Owner of property relations: a contact or a company. */
export interface AssociationOwner {
  readonly by: 'contact_id' | 'company_id';
  readonly id: string;
}

const MOST = 200;
const OFFERED = 12;

const tiesOf =
  ({ by, id }: AssociationOwner) =>
  (client: DataClient) =>
    client
      .from('community_associations')
      .select('id, relation, community, listing_id, listings (property_name, location)')
      .eq(by, id)
      .order('created_at')
      .order('id')
      .limit(MOST);
export type Association = ResponseOf<typeof tiesOf>[number];

const tiesTo = (listingId: string) => (client: DataClient) =>
  client
    .from('community_associations')
    .select('id, relation, contacts (id, name, deleted_at), companies (id, name, deleted_at)')
    .eq('listing_id', listingId)
    .order('created_at')
    .order('id')
    .limit(MOST);

const isFound = s.object({
  rows: s.listOf(s.object({ id: s.text, property_name: s.text, location: s.orNull(s.text) })),
});
type Offered = s.ShapeOf<typeof isFound>['rows'][number];

interface NewAssociation {
  readonly relation: string;
  /** Exactly one of the two is set. */
  readonly listing_id: string | null;
  readonly community: string | null;
}

const api = recordTags.enhanceEndpoints({ addTagTypes: ['CommunityTies'] });

/** Relations of contacts and companies to communities. */
export const {
  useTiesOfQuery,
  useTiesToListingQuery,
  useCommunitiesByWordsQuery,
  useAddTieMutation,
  useRemoveTieMutation,
} = api.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    tiesOf: build.query<ResponseOf<typeof tiesOf>, AssociationOwner>({
      query: tiesOf,
      extraOptions: { failure: 'inline' },
      providesTags: ['CommunityTies', { type: 'Records', id: 'contacts' }],
    }),

    /** Relations to a listing among the user's own contacts and companies. */
    tiesToListing: build.query<ResponseOf<typeof tiesTo>, string>({
      query: tiesTo,
      extraOptions: { failure: 'inline' },
      providesTags: [
        'CommunityTies',
        { type: 'Records', id: 'contacts' },
        { type: 'Records', id: 'companies' },
      ],
    }),

    /** Searches active listings. */
    communitiesByWords: build.query<readonly Offered[], string>({
      query: (search) => (client) =>
        client.rpc('find_listings', { facets: [], search, sort: 'newest', page_size: OFFERED }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: ({ rows }: s.ShapeOf<typeof isFound>) => rows,
    }),

    addTie: write(
      {},
      ({ by, id, tie }: AssociationOwner & { readonly tie: NewAssociation }) =>
        (client) =>
          client.from('community_associations').insert({ [by]: id, ...tie }),
      (_none, error) => (error === undefined ? ['CommunityTies'] : []),
    ),

    removeTie: write(
      { failure: 'toast' },
      (id: string) => (client) => client.from('community_associations').delete().eq('id', id),
      ['CommunityTies'],
    ),
  }),
});
