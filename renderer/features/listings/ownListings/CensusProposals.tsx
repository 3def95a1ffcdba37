import { Button } from '@blueprintjs/core';
import { formatCalendarDay } from '#shared/format/date.ts';
import { percentText } from '#shared/format/figures.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import {
  useAnswerOccupancyProposalMutation,
  useListOccupancyProposalsQuery,
} from '../../../workbench/data/occupancyApi.ts';
import styles from './OwnListingPanel.module.css';

/** Occupancy that linked communities propose from their census; renders nothing without a proposal. */
export function CensusProposals({ listingId }: { readonly listingId: string }) {
  const { data: proposals = [] } = useListOccupancyProposalsQuery(listingId);
  const [answer, { data: answered, error, isLoading }] = useAnswerOccupancyProposalMutation();
  const isHeld = answered?.status === 'approved' && !answered.is_shown;
  if (proposals.length === 0 && !isHeld && error === undefined) return null;
  return (
    <PanelSection title="Occupancy from census">
      {isDataError(error) && <p role="alert">{dataErrorMessage(error)}</p>}
      {isHeld && (
        <p role="status">
          Approved. The change is large, so we review it before your listing shows it.
        </p>
      )}
      {proposals.map(({ id, community, day, occupied, available, occupancy }) => (
        <div key={id}>
          <p>
            {community}: {percentText(occupancy)} on {formatCalendarDay(day)} ({occupied} of{' '}
            {available} units occupied).
          </p>
          <div className={styles.acts}>
            <Button
              intent="primary"
              disabled={isLoading}
              onClick={() => void answer({ id, approves: true })}
            >
              Approve occupancy
            </Button>
            <Button disabled={isLoading} onClick={() => void answer({ id, approves: false })}>
              Decline occupancy
            </Button>
          </div>
        </div>
      ))}
    </PanelSection>
  );
}
