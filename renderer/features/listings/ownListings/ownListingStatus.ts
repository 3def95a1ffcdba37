import { LISTING_STATUS_TRANSITIONS, type ListingStatus } from '#shared/listings/listings.ts';
import type { OwnListing } from './ownListingsApi.ts';

const SELLING_SIDES = ['sell', 'both'];
const ENDED = ['closed', 'terminated'];
const UNDER_CONTRACT = ['psa', 'diligence', 'licensure', 'financing', 'closing'];

type Sale = OwnListing['transactions'][number];

/** Must match `private.get_listing_status_of_stage`. */
const statusOfSale = ({ status }: Sale): ListingStatus =>
  UNDER_CONTRACT.includes(status) ? 'under_contract' : 'active';

/** Returns the running sale that decides the listing's status, as `private.find_leading_transaction` does. */
export function findLeadingSale(listing: OwnListing): Sale | undefined {
  const running = listing.transactions.filter(
    (one) =>
      one.deleted_at === null &&
      one.owner_id === listing.broker_accounts.user_id &&
      SELLING_SIDES.includes(one.side) &&
      !ENDED.includes(one.status),
  );
  return running.find((one) => statusOfSale(one) === 'under_contract') ?? running[0];
}

/** Status changes that the server accepts: one that contradicts a running sale is refused. */
export function listStatusChanges(listing: OwnListing): readonly ListingStatus[] {
  const isApproved = listing.approval_status === 'approved';
  const sale = findLeadingSale(listing);
  const implied = sale === undefined ? null : statusOfSale(sale);
  return (LISTING_STATUS_TRANSITIONS[listing.status as ListingStatus] ?? []).filter(
    (next) =>
      (isApproved || next === 'active' || next === 'withdrawn') &&
      (implied === null || next === implied || (next === 'withdrawn' && implied === 'active')),
  );
}
