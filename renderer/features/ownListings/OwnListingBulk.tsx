import type { ListingStatus } from '#shared/market/listings.ts';
import { BulkAct } from '../../kit/work/list/BulkAct.tsx';
import { useConfirmListingMutation, useMoveListingMutation } from './ownListingActs.ts';
import type { OwnListing } from './ownListingsApi.ts';

interface OwnListingBulkProps {
  readonly rows: readonly OwnListing[];
  readonly onDone: () => void;
}

const isOnMarket = ({ status }: OwnListing) => status === 'active' || status === 'under_contract';

const many = (done: string) => (count: number) =>
  `${count === 1 ? '1 listing' : `${count} listings`} ${done}`;

/** What is done with several of one's own listings. A sale is for good, so each is marked sold by itself. */
export function OwnListingBulk({ rows, onDone }: OwnListingBulkProps) {
  const [confirm] = useConfirmListingMutation();
  const [move] = useMoveListingMutation();
  const to =
    (status: ListingStatus) =>
    ({ id }: OwnListing) =>
      move({ id, status });
  const onMarket = rows.filter(isOnMarket);
  /** What was withdrawn comes back as on the market first: there is no other way. */
  async function putBack(row: OwnListing) {
    const done = await to('active')(row);
    return row.status === 'under_contract' && done.error === undefined
      ? to('under_contract')(row)
      : done;
  }
  return (
    <>
      <BulkAct
        label="Confirm they are right"
        rows={onMarket.filter(({ approval_status: review }) => review === 'approved')}
        run={({ id }) => confirm(id)}
        said={many('confirmed')}
        onDone={onDone}
      />
      <BulkAct
        label="Withdraw"
        rows={onMarket}
        run={to('withdrawn')}
        undo={putBack}
        said={many('withdrawn')}
        onDone={onDone}
      />
      <BulkAct
        label="Put back on the market"
        rows={rows.filter(({ status }) => status === 'withdrawn')}
        run={to('active')}
        undo={to('withdrawn')}
        said={many('put back on the market')}
        onDone={onDone}
      />
    </>
  );
}
