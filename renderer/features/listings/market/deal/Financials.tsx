import { useAuth } from '../../../../session/auth/index.ts';
import { lazyPart } from '../../../../ui/chunk/lazyPart.tsx';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../../ui/link/RouteLink.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { impliedNoi, type Listing } from '../listing.ts';
import styles from './Deal.module.css';
import {
  useGetListingDetailsQuery,
  useGetListingFinancialsQuery,
  useGetListingPapersQuery,
} from './dealApi.ts';
import { keyFigures } from './keyFigures.ts';

const CloseDetails = lazyPart(async () => {
  const { UnitDetails: Part } = await import('./UnitDetails.tsx');
  return { default: Part };
});

export function Financials({ listing }: { readonly listing: Listing }) {
  const { session } = useAuth();
  const isMember = session !== null && !session.needsCode;
  const query = calculatorQuery(listing);
  return (
    <section aria-labelledby="financials" className={styles.section}>
      <h2 id="financials">Financials</h2>
      {isMember ? <MemberFigures listing={listing} /> : <KeyFigures listing={listing} />}
      {query !== null && (
        <p className="screen-only">
          <LinkButton to="investmentCalculator" query={query}>
            Open in the calculator
          </LinkButton>
        </p>
      )}
      {isMember ? <Details listing={listing} /> : <Plan />}
    </section>
  );
}

const Plan = () => (
  <p className={styles.note}>
    Unit mix, payor mix, census, and monthly rates require a{' '}
    <RouteLink to="userPricing">plan</RouteLink>.
  </p>
);

function Details({ listing: { id, is_confidential } }: { readonly listing: Listing }) {
  const details = useGetListingDetailsQuery(id);
  const documentAccess = useGetListingPapersQuery(id);
  if (details.isLoading || documentAccess.isLoading) return <Skeleton height="8rem" />;
  if (details.data) return <CloseDetails details={details.data} />;
  if (documentAccess.data) {
    return (
      <p className={styles.note}>
        No unit mix, payor mix, or monthly figures yet. Ask for them in your message.
      </p>
    );
  }
  return is_confidential ? (
    <p className={styles.note}>Contact the broker to see unit mix, payor mix, census, and rates.</p>
  ) : (
    <Plan />
  );
}

/** Returns the investment calculator's URL query for a community; null if data is missing. */
function calculatorQuery(listing: Listing): Readonly<Record<string, string>> | null {
  const { price, cap_rate: cap } = listing;
  const noi = impliedNoi(listing);
  if (price === null || noi === null || cap === null) return null;
  // Exit cap rate equals the purchase cap rate, within the calculator's limits.
  const exit = Math.min(30, Math.max(0.5, cap));
  return { price: String(price), noi: String(noi), exit: String(exit) };
}

interface KeyFiguresProps {
  readonly listing: Listing;
  readonly seller?: { readonly noi: number; readonly stated_on: string } | null;
}

function MemberFigures({ listing }: { readonly listing: Listing }) {
  const { data = null } = useGetListingFinancialsQuery(listing.id);
  return <KeyFigures listing={listing} seller={data} />;
}

/** Verifiable figures with definition, source, and date. */
function KeyFigures({ listing, seller = null }: KeyFiguresProps) {
  return (
    <dl className={styles.figures}>
      {keyFigures(listing, seller).map(({ name, value, definition, source, asOf }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{definition}</dd>
          <dd className={styles.source}>
            {source}, {asOf}
          </dd>
        </div>
      ))}
    </dl>
  );
}
