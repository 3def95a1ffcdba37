import { Button } from '@blueprintjs/core';
import { formatCalendarDay } from '#shared/format/date.ts';
import { percentText } from '#shared/format/figures.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  type OccupancyProposal,
  useCommunityOccupancyProposalQuery,
  useProposeListingOccupancyMutation,
} from '../../../workbench/data/occupancyApi.ts';

/** Proposes the census's occupancy for the community's listing, and shows what its owner decided. */
export function ListingOccupancy({ communityId }: { readonly communityId: string }) {
  const query = useCommunityOccupancyProposalQuery(communityId);
  const [propose, { error, isLoading }] = useProposeListingOccupancyMutation();
  return (
    <div className={ui.stack8}>
      <Loaded answer={query} waiting={<Skeleton height="1.5rem" />}>
        {(proposal) => (
          <p className={ui.muted}>
            {proposal === null
              ? "Propose today's physical occupancy for the listing. Its owner approves it first."
              : stateText(proposal)}
          </p>
        )}
      </Loaded>
      {isDataError(error) && <p role="alert">{dataErrorMessage(error)}</p>}
      <div>
        <Button loading={isLoading} onClick={() => void propose(communityId)}>
          Propose occupancy
        </Button>
      </div>
    </div>
  );
}

function stateText({ status, occupancy, day, is_shown: isShown }: OccupancyProposal): string {
  const figure = `${percentText(occupancy)} from the census on ${formatCalendarDay(day)}`;
  switch (status) {
    case 'pending':
      return `Proposed: ${figure}. The listing's owner has to approve it.`;
    case 'approved':
      return isShown
        ? `The listing shows ${figure}.`
        : `The owner approved ${figure}. The listing shows another figure or the change is in review.`;
    case 'declined':
      return `The listing's owner declined ${figure}.`;
    case 'withdrawn':
      return `Withdrawn: ${figure}.`;
  }
}
