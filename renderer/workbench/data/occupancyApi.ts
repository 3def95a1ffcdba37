import '#shared/texts/listings.ts';
import '#shared/texts/operator.ts';
import { rpc } from '../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';
import { recordTags } from './tags.ts';

const isOccupancyProposal = object({
  id: text,
  community_id: text,
  community: text,
  /** Day of the census. */
  day: text,
  occupied: number,
  available: number,
  /** Percent. */
  occupancy: number,
  status: oneOf(['pending', 'approved', 'declined', 'withdrawn']),
  proposed_at: text,
  answered_at: orNull(text),
  /** True while the listing shows this figure. */
  is_shown: bool,
});

export type OccupancyProposal = ShapeOf<typeof isOccupancyProposal>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['OccupancyProposals', 'OwnListings'] });

/** A community's occupancy, proposed by its director for the listing and approved by the listing's owner. */
export const {
  useCommunityOccupancyProposalQuery,
  useListOccupancyProposalsQuery,
  useProposeListingOccupancyMutation,
  useAnswerOccupancyProposalMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    /** The community's last proposal for its linked listing. */
    communityOccupancyProposal: build.query<OccupancyProposal | null, string>({
      query: (communityId) => rpc('get_community_occupancy_proposal', { communityId }),
      extraOptions: { failure: 'inline', accepts: orNull(isOccupancyProposal) },
      providesTags: ['OccupancyProposals', { type: 'Records', id: 'communities' }],
    }),

    /** Proposals that wait for the owner of a listing. */
    listOccupancyProposals: build.query<readonly OccupancyProposal[], string>({
      query: (listingId) => rpc('list_occupancy_proposals', { listingId }),
      extraOptions: { failure: 'silent', accepts: listOf(isOccupancyProposal) },
      providesTags: ['OccupancyProposals'],
    }),

    proposeListingOccupancy: build.mutation<OccupancyProposal, string>({
      query: (communityId) => rpc('propose_listing_occupancy', { communityId }),
      extraOptions: { failure: 'inline', accepts: isOccupancyProposal },
      invalidatesTags: (_done, error) => (error ? [] : ['OccupancyProposals']),
    }),

    answerOccupancyProposal: build.mutation<
      OccupancyProposal,
      { readonly id: string; readonly approves: boolean }
    >({
      query: ({ id, approves }) => rpc('answer_occupancy_proposal', { id, approves }),
      extraOptions: { failure: 'inline', accepts: isOccupancyProposal },
      invalidatesTags: ['OccupancyProposals', 'OwnListings'],
    }),
  }),
});
