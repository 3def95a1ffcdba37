import '#shared/texts/listings.ts';
import '#shared/texts/operator.ts';
import { calls } from '../../data/api/calls.ts';
import { rpc, rpcWith } from '../../data/api/rpc.ts';
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
  endpoints: (
    build,
    { read, write } = calls(build, ['OccupancyProposals', { type: 'Records', id: 'communities' }]),
  ) => ({
    /** The community's last proposal for its linked listing. */
    communityOccupancyProposal: read(orNull(isOccupancyProposal), (communityId: string) =>
      rpc('get_community_occupancy_proposal', { communityId }),
    ),

    /** Proposals that wait for the owner of a listing. */
    listOccupancyProposals: read(
      { failure: 'silent', accepts: listOf(isOccupancyProposal) },
      (listingId: string) => rpc('list_occupancy_proposals', { listingId }),
      ['OccupancyProposals'],
    ),

    proposeListingOccupancy: write(
      isOccupancyProposal,
      (communityId: string) => rpc('propose_listing_occupancy', { communityId }),
      (_done, error) => (error ? [] : ['OccupancyProposals']),
    ),

    answerOccupancyProposal: write(
      isOccupancyProposal,
      rpcWith('answer_occupancy_proposal', 'id', 'approves'),
      ['OccupancyProposals', 'OwnListings'],
    ),
  }),
});
