import { Button } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { HistorySection } from '../history/index.ts';
import styles from './Feeds.module.css';
import { describeEntry, describeFeedFailure, feedStatus, hasConflict, labelOf } from './feeds.ts';
import {
  type FeedEntry,
  type ListingFeed,
  useRefreshListingFeedMutation,
  useSettleFeedConflictMutation,
} from './feedsApi.ts';

interface FeedPanelProps {
  readonly feed: ListingFeed;
  readonly onRemove: () => void;
}

/** A feed with its listings, their drafts, and what differs from the feed. */
export function FeedPanel({ feed, onRemove }: FeedPanelProps) {
  const [refresh, { isLoading }] = useRefreshListingFeedMutation();
  return (
    <div className={ui.stack16}>
      <div className={ui.actions}>
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          onClick={() => void refresh(feed.id)}
        >
          Read now
        </Button>
        <Button size="small" intent="danger" variant="minimal" onClick={onRemove}>
          Remove feed
        </Button>
      </div>
      {feed.failure !== null && (
        <p role="status" className={ui.error}>
          {describeFeedFailure(feed.failure)}
        </p>
      )}
      <Facts>
        <Fact name="Status">{feedStatus(feed).label}</Fact>
        {feed.read_at !== null && <Fact name="Last read">{formatDateTime(feed.read_at)}</Fact>}
        {feed.left_out > 0 && (
          <Fact name="Left out">{feed.left_out} without a key, or beyond 200 drafts</Fact>
        )}
      </Facts>
      {feed.entries.length === 0 ? (
        <EmptyState title="No listings yet">Listings of the feed appear here.</EmptyState>
      ) : (
        <section aria-label="Listings" className={ui.stack8}>
          <h3>Listings</h3>
          <ul className={styles.entries}>
            {feed.entries.map((entry) => (
              <EntryRow key={entry.source_id} feedId={feed.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      <HistorySection itemId={feed.id} />
    </div>
  );
}

function EntryRow({ feedId, entry }: { readonly feedId: string; readonly entry: FeedEntry }) {
  const [settle, { isLoading }] = useSettleFeedConflictMutation();
  const { source_id: sourceId, title, doubts, conflicts, draft_id: draftId, state } = entry;
  const choose = (usesFeed: boolean) => void settle({ feedId, sourceId, usesFeed });
  return (
    <li>
      {state === 'draft' && draftId !== null ? (
        <RouteLink to="submitListing" query={{ draft: draftId }}>
          {title || sourceId}
        </RouteLink>
      ) : (
        title || sourceId
      )}
      <span className={ui.subline}>{describeEntry(entry)}</span>
      {doubts.map((doubt) => (
        <span key={doubt} className={ui.subline}>
          {doubt}
        </span>
      ))}
      {hasConflict(entry) && (
        <>
          {Object.entries(conflicts).map(([name, value]) => (
            <span key={name} className={ui.subline}>
              {labelOf(name)} in the feed: {value || 'empty'}
            </span>
          ))}
          <div className={ui.actions}>
            {state === 'draft' && (
              <Button size="small" loading={isLoading} onClick={() => choose(true)}>
                Use feed values
              </Button>
            )}
            <Button
              size="small"
              variant="minimal"
              loading={isLoading}
              onClick={() => choose(false)}
            >
              Keep my values
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
