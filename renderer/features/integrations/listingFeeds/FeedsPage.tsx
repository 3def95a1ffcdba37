import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { usePolledQuery } from '../usePolledQuery.ts';
import { AddFeedDialog, RemoveFeedDialog } from './FeedDialogs.tsx';
import { FeedPanel } from './FeedPanel.tsx';
import { feedStatus } from './feeds.ts';
import { type ListingFeed, useListingFeedsQuery } from './feedsApi.ts';

const nameOf = ({ name }: ListingFeed): string => name;

const COLUMNS: readonly Column<ListingFeed>[] = [
  { id: 'name', label: 'Name', type: 'text', value: nameOf, width: 14 },
  { id: 'status', label: 'Status', type: 'state', value: feedStatus, width: 10, card: 'side' },
  { id: 'host', label: 'Server', type: 'text', value: ({ host }) => host, width: 14, card: 'line' },
  {
    id: 'entries',
    label: 'Listings',
    type: 'number',
    value: ({ entries }) => entries.length,
    width: 7,
  },
  {
    id: 'read',
    label: 'Last read',
    type: 'date',
    value: (feed) => feed.read_at,
    width: 9,
    card: 'note',
  },
];

type Open = { readonly what: 'add' } | { readonly what: 'remove'; readonly feed: ListingFeed };

/** Feeds that the user reads listings from, with the open one beside the list. */
export function Component() {
  const query = usePolledQuery(useListingFeedsQuery, (feeds: readonly ListingFeed[]) =>
    feeds.some(({ is_waiting }) => is_waiting),
  );
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const add = (
    <Button size="small" intent="primary" onClick={() => setOpen({ what: 'add' })}>
      Add feed
    </Button>
  );
  return (
    <>
      <LocalList
        kind="listing-feeds"
        noun={['feed', 'feeds']}
        answer={query}
        columns={COLUMNS}
        sortedBy="name"
        nameOf={nameOf}
        primary={add}
        nothing={
          <EmptyState title="No listing feeds yet" action={add}>
            Read your listings from another system as drafts.
          </EmptyState>
        }
        panel={(feed, { to, closed }) => (
          <RecordPanel
            title={feed.name}
            subtitle={feed.host}
            isLoading={false}
            isBusy={false}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <FeedPanel feed={feed} onRemove={() => setOpen({ what: 'remove', feed })} />
          </RecordPanel>
        )}
      />
      {open?.what === 'add' && <AddFeedDialog onClose={() => setOpen(null)} />}
      {open?.what === 'remove' && (
        <RemoveFeedDialog feed={open.feed} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
