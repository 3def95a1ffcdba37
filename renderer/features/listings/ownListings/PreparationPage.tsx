import { formatWholePercent } from '#shared/format/percent.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { GAPS, readinessOf } from './gaps.ts';
import styles from './Numbers.module.css';
import { type ListingNumbers, useGetListingNumbersQuery } from './numbersApi.ts';

const WEEKS = 4;
const OVER = new Set(['sold', 'withdrawn']);

/** Missing details that buyers ask for in each community's listing, least ready first. */
export function Component() {
  const query = useGetListingNumbersQuery(WEEKS);
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
        {(numbers) => {
          const rows = (numbers?.listings ?? [])
            .filter(({ status }) => !OVER.has(status))
            .toSorted((one, other) => other.gaps.length - one.gaps.length);
          return rows.length === 0 ? (
            <EmptyState
              title="Nothing to prepare"
              action={<LinkButton to="submitListing">List a community</LinkButton>}
            >
              Your communities appear here with what their listings still need.
            </EmptyState>
          ) : (
            <ul className={styles.communities} aria-label="Communities">
              {rows.map((row) => (
                <Community key={row.id} listing={row} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Community({ listing }: { readonly listing: ListingNumbers['listings'][number] }) {
  const { id, name, location, gaps } = listing;
  const readiness = readinessOf(gaps);
  return (
    <li>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span className={ui.subline}>{location}</span>
        <meter min={0} max={100} value={readiness} aria-label={`Readiness of ${name}`} />
        <strong>{formatWholePercent(readiness)} ready</strong>
      </div>
      {gaps.length === 0 ? (
        <p className={ui.subline}>Nothing that buyers ask for first is missing.</p>
      ) : (
        <ul className={styles.gaps}>
          {gaps.map((gap) => (
            <li key={gap}>
              <Mend id={id} gap={gap} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Mend({ id, gap }: { readonly id: string; readonly gap: string }) {
  const { text, step } = GAPS[gap] ?? { text: gap, step: null };
  if (step !== null) {
    return (
      <RouteLink to="submitListing" query={{ listing: id, step }}>
        {text}
      </RouteLink>
    );
  }
  if (gap === 'confirmed') {
    return (
      <RouteLink to="myListings" query={{ open: id }}>
        {text}
      </RouteLink>
    );
  }
  return gap === 'pictures' || gap === 'alt_text' ? (
    text
  ) : (
    <RouteLink to="property" params={{ id }}>
      {text}
    </RouteLink>
  );
}
