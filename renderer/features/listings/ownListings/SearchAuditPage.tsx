import { useEffect, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Numbers.module.css';
import {
  findSlowCauses,
  formatPageWeight,
  formatVitals,
  measurePageWeight,
  type PageWeight,
} from './pageSpeed.ts';
import { CHECKS, getFailedChecks, searchResultSnippet, searchResultTitle } from './searchAudit.ts';
import {
  type AuditedListing,
  useReadPageVitalsQuery,
  useReadSearchAuditQuery,
} from './searchAuditApi.ts';

/** How search engines see each live listing, most issues first. */
export function Component() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const query = useReadSearchAuditQuery(userId, { skip: userId === '' });
  const { data: vitals = [] } = useReadPageVitalsQuery();
  return (
    <Page>
      <PageHeader
        actions={
          <LinkButton to="brokerListings" size="small">
            All listings
          </LinkButton>
        }
      />
      <Loaded
        answer={query}
        waiting={<Skeleton height="20rem" />}
        nothing={
          <EmptyState
            title="No live listings"
            action={<LinkButton to="submitListing">List a community</LinkButton>}
          >
            Your live listings appear here as search engines see them, with suggestions.
          </EmptyState>
        }
      >
        {(listings) => (
          <>
            {vitals.length > 0 && <p className={ui.subline}>{formatVitals(vitals)}</p>}
            <ul className={styles.communities} aria-label="Communities">
              {listings
                .map((listing) => ({ listing, faults: getFailedChecks(listing) }))
                .toSorted((one, other) => other.faults.length - one.faults.length)
                .map(({ listing, faults }, place) => (
                  <Community
                    key={listing.id}
                    listing={listing}
                    faults={faults}
                    isWeighed={place < WEIGHED}
                  />
                ))}
            </ul>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Number of pages tested when the screen opens; others are tested on request. */
const WEIGHED = 5;

interface CommunityProps {
  readonly listing: AuditedListing;
  readonly faults: ReturnType<typeof getFailedChecks>;
  readonly isWeighed: boolean;
}

function Community({ listing, faults, isWeighed }: CommunityProps) {
  const { id, property_name: name, is_confidential: isCovered, views } = listing;
  const passed = CHECKS.length - faults.length;
  return (
    <li>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span className={ui.subline}>
          {views === 1 ? '1 view' : `${formatNumber(views)} views`}
        </span>
        <meter
          min={0}
          max={CHECKS.length}
          value={passed}
          aria-label={`Checks that ${name} passes`}
        />
        <strong>
          {passed} of {CHECKS.length}
        </strong>
      </div>
      <div className={ui.stack12}>
        <figure className={styles.result}>
          <figcaption className={ui.subline}>Search result preview</figcaption>
          <RouteLink to="property" params={{ id }}>
            {searchResultTitle(listing)}
          </RouteLink>
          <p>{searchResultSnippet(listing) || 'No description yet.'}</p>
        </figure>
        {isCovered && (
          <p className={ui.subline}>
            Confidential: its name and town are hidden, so it can't be found by them.
          </p>
        )}
        <Speed listing={listing} isWeighed={isWeighed} />
        {faults.length === 0 ? (
          <p className={ui.subline}>No issues with text or photos.</p>
        ) : (
          <ul className={styles.gaps}>
            {faults.map(({ name: issue, mend, step }) => (
              <li key={issue}>
                {step === null ? (
                  <RouteLink to="brokerListings" query={{ open: id }}>
                    {mend}
                  </RouteLink>
                ) : (
                  <RouteLink to="submitListing" query={{ listing: id, step }}>
                    {mend}
                  </RouteLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

interface SpeedProps {
  readonly listing: AuditedListing;
  readonly isWeighed: boolean;
}

/** The page weight for a visitor, measured here, and what slows it down. */
function Speed({ listing, isWeighed }: SpeedProps) {
  const { id, property_name: name, listing_images: pictures } = listing;
  const [shouldMeasure, setShouldMeasure] = useState(isWeighed);
  const [weight, setWeight] = useState<PageWeight | null>(null);
  useEffect(() => {
    if (!shouldMeasure) return;
    const stop = new AbortController();
    const urls = pictures.map(({ image_url: url }) => url);
    void measurePageWeight(linkTo('property', { id }), urls, stop.signal).then((found) => {
      if (!stop.signal.aborted) setWeight(found);
    });
    return () => stop.abort();
  }, [id, pictures, shouldMeasure]);
  if (!shouldMeasure) {
    return (
      <PlainButton
        size="small"
        aria-label={`Test page speed of ${name}`}
        onClick={() => setShouldMeasure(true)}
      >
        Test page speed
      </PlainButton>
    );
  }
  if (weight === null) return null;
  const slow = findSlowCauses(weight);
  return (
    <>
      <p className={ui.subline}>Speed: {formatPageWeight(weight)}</p>
      {slow.length > 0 && (
        <ul className={styles.gaps} aria-label="What slows it down">
          {slow.map((mend) => (
            <li key={mend}>
              <RouteLink to="brokerListings" query={{ open: id }}>
                {mend}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
