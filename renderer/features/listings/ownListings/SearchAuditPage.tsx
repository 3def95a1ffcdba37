import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
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

const nameOf = ({ property_name: name }: AuditedListing): string => name;

const COLUMNS: readonly Column<AuditedListing>[] = [
  { id: 'community', label: 'Community', type: 'text', value: nameOf, width: 14 },
  {
    id: 'location',
    label: 'Location',
    type: 'text',
    value: ({ location }) => location,
    width: 11,
    card: 'line',
  },
  {
    id: 'issues',
    label: 'Issues',
    type: 'number',
    value: (row) => getFailedChecks(row).length,
    width: 5,
    card: 'side',
  },
  {
    id: 'first',
    label: 'To fix',
    type: 'text',
    value: (row) =>
      getFailedChecks(row)
        .map(({ name }) => name)
        .join(', ') || null,
    none: 'Nothing',
    width: 22,
  },
  { id: 'views', label: 'Views', type: 'number', value: ({ views }) => views, width: 6 },
];

/** How search engines see each live listing, most issues first. */
export function Component() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const query = useReadSearchAuditQuery(userId, { skip: userId === '' });
  const { data: vitals = [] } = useReadPageVitalsQuery();
  const navigate = useNavigate();
  return (
    <LocalList
      kind="search audit"
      noun={['listing', 'listings']}
      answer={query}
      columns={COLUMNS}
      sortedBy="-issues"
      nameOf={nameOf}
      above={vitals.length > 0 && <p className={ui.subline}>{formatVitals(vitals)}</p>}
      nothing={
        <EmptyState
          title="No live listings"
          action={<LinkButton to="submitListing">List a community</LinkButton>}
        >
          Your live listings appear here as search engines see them, with suggestions.
        </EmptyState>
      }
      panel={(listing, { to, closed }) => (
        <RecordPanel
          title={listing.property_name}
          subtitle={`${CHECKS.length - getFailedChecks(listing).length} of ${CHECKS.length} checks passed`}
          isLoading={false}
          isBusy={query.isFetching}
          to={to}
          onClose={() => void navigate(closed, { replace: true })}
        >
          <Community listing={listing} />
        </RecordPanel>
      )}
    />
  );
}

function Community({ listing }: { readonly listing: AuditedListing }) {
  const { id, is_confidential: isConfidential } = listing;
  const faults = getFailedChecks(listing);
  return (
    <div className={ui.stack12}>
      <figure className={styles.result}>
        <figcaption className={ui.subline}>Search result preview</figcaption>
        <RouteLink to="property" params={{ id }}>
          {searchResultTitle(listing)}
        </RouteLink>
        <p>{searchResultSnippet(listing) || 'No description yet.'}</p>
      </figure>
      {isConfidential && (
        <p className={ui.subline}>
          Confidential: its name and town are hidden, so it can't be found by them.
        </p>
      )}
      <Speed key={id} listing={listing} />
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
  );
}

/** The page weight for a visitor, measured here, and what slows it down. */
function Speed({ listing }: { readonly listing: AuditedListing }) {
  const { id, listing_images: pictures } = listing;
  const [weight, setWeight] = useState<PageWeight | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const urls = pictures.map(({ image_url: url }) => url);
    void measurePageWeight(linkTo('property', { id }), urls, stop.signal).then((found) => {
      if (!stop.signal.aborted) setWeight(found);
    });
    return () => stop.abort();
  }, [id, pictures]);
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
