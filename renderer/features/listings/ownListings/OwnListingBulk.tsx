import type { ListingStatus } from '#shared/listings/listings.ts';
import { BulkAction } from '../../../workbench/list/BulkAction.tsx';
import { useConfirmListingMutation, useMoveListingMutation } from './ownListingActions.ts';
import { listStatusChanges } from './ownListingStatus.ts';
import type { OwnListing } from './ownListingsApi.ts';

interface OwnListingBulkProps {
  readonly rows: readonly OwnListing[];
  readonly onDone: () => void;
}

const isOnMarket = ({ status }: OwnListing) => status === 'active' || status === 'under_contract';

const many = (done: string) => (count: number) =>
  `${count === 1 ? '1 listing' : `${count} listings`} ${done}`;

/** Bulk actions for the user's listings. A sale can't be undone, so listings are marked sold one at a time. */
export function OwnListingBulk({ rows, onDone }: OwnListingBulkProps) {
  const [confirm] = useConfirmListingMutation();
  const [move] = useMoveListingMutation();
  const to =
    (status: ListingStatus) =>
    ({ id }: OwnListing) =>
      move({ id, status });
  const onMarket = rows.filter(isOnMarket);
  /** A withdrawn listing can only be restored to active first. */
  async function putBack(row: OwnListing) {
    const done = await to('active')(row);
    return row.status === 'under_contract' && done.error === undefined
      ? to('under_contract')(row)
      : done;
  }
  return (
    <>
      <BulkAction
        label="Confirm as accurate"
        rows={onMarket.filter(({ approval_status: review }) => review === 'approved')}
        run={({ id }) => confirm(id)}
        said={many('confirmed')}
        onDone={onDone}
      />
      <BulkAction
        label="Withdraw"
        rows={onMarket.filter((row) => listStatusChanges(row).includes('withdrawn'))}
        run={to('withdrawn')}
        undo={putBack}
        said={many('withdrawn')}
        onDone={onDone}
      />
      <BulkAction
        label="Relist"
        rows={rows.filter(
          (row) => row.status === 'withdrawn' && listStatusChanges(row).includes('active'),
        )}
        run={to('active')}
        undo={to('withdrawn')}
        said={many('relisted')}
        onDone={onDone}
      />
    </>
  );
}
