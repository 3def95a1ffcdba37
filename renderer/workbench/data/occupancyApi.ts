import '#shared/texts/listings.ts';
import '#shared/texts/operator.ts';
import { calls } from '../../data/api/calls.ts';
import { rpc, rpcWith } from '../../data/api/rpc.ts';
import * as s from '../../ui/shape/shape.ts';
import { recordTags } from './tags.ts';

const isOccupancyProposal = s.object({
  id: s.text,
  community_id: s.text,
  community: s.text,
  /** Day of the census. */
  day: s.text,
  occupied: s.number,
  available: s.number,
  /** Percent. */
  occupancy: s.number,
  status: s.oneOf(['pending', 'approved', 'declined', 'withdrawn']),
  proposed_at: s.text,
  answered_at: s.orNull(s.text),
  /** True while the listing shows this figure. */
  is_shown: s.bool,
});

export type OccupancyProposal = s.ShapeOf<typeof isOccupancyProposal>;

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
    communityOccupancyProposal: read(s.orNull(isOccupancyProposal), (communityId: string) =>
      rpc('get_community_occupancy_proposal', { communityId }),
    ),

    /** Proposals that wait for the owner of a listing. */
    listOccupancyProposals: read(
      { failure: 'silent', accepts: s.listOf(isOccupancyProposal) },
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
