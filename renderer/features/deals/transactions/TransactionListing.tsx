import { linkTo } from '#shared/routes.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TransactionSection } from './TransactionSection.tsx';
import styles from './Transactions.module.css';
import {
  type LinkableListing,
  useLinkListingMutation,
  useListListingsQuery,
} from './transactionsApi.ts';

/** The transaction's listing. */
export function TransactionListing({ id }: { readonly id: string }) {
  const query = useListListingsQuery(id);
  return (
    <TransactionSection title="Listing">
      <Loaded
        answer={query}
        waiting={<Skeleton height="2.5rem" />}
        nothing={<p className={styles.quiet}>You have no matching listings.</p>}
      >
        {(listings) => <Chosen id={id} listings={listings} />}
      </Loaded>
    </TransactionSection>
  );
}

interface ChosenProps {
  readonly id: string;
  readonly listings: readonly LinkableListing[];
}

function Chosen({ id, listings }: ChosenProps) {
  const [link, { isLoading }] = useLinkListingMutation();
  const linked = listings.find((one) => one.is_linked);
  const options = [
    ['', 'No listing'],
    ...listings.map(({ id: value, name, location }) => [value, `${name}, ${location}`] as const),
  ] as const;
  return (
    <div className={styles.listing}>
      <Select
        aria-label="Listing being sold"
        options={options}
        value={linked?.id ?? ''}
        disabled={isLoading}
        onChange={({ target }) =>
          void link({ transactionId: id, listingId: target.value === '' ? null : target.value })
        }
      />
      {linked?.is_live === true && (
        <Link to={linkTo('property', { id: linked.id })}>Open listing</Link>
      )}
    </div>
  );
}
