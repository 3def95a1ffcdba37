import { useMemo, useState } from 'react';
import { linkTo } from '#shared/routes.ts';
import { useAccount } from '../../../session/account/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NO_MORE_PAGES } from '../../../ui/list/paging.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded, type QueryState } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { filterAndSortSaved } from './filterSaved.ts';
import { ListsDialog } from './ListsDialog.tsx';
import styles from './Saved.module.css';
import { SavedBulk } from './SavedBulk.tsx';
import { SavedPanel } from './SavedPanel.tsx';
import { SharedList } from './SharedList.tsx';
import type { ReceivedList } from './saved.ts';
import {
  useListListsForMeQuery,
  useListSavedListingsQuery,
  useListSavedListsQuery,
} from './savedApi.ts';
import { nameOfSaved, SAVED_FILTERS, SAVED_SORTS, savedColumns } from './savedColumns.ts';

const NO_LISTS: readonly { readonly id: string; readonly name: string }[] = [];

/** The user's saved communities, or a list a broker shares with them. */
export function Component() {
  const { params } = useUrlSearch();
  const query = useListListsForMeQuery();
  const sharedListId = params.get('shared');
  if (sharedListId === null) return <Saved shared={query} />;
  const list = query.data?.find(({ id }) => id === sharedListId);
  if (list !== undefined) return <SharedList key={list.id} list={list} />;
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
        {() => (
          <EmptyState
            title="This list is no longer shared"
            action={<LinkButton to="savedProperties">Saved communities</LinkButton>}
          >
            The broker stopped sharing it, or shared it with a different email.
          </EmptyState>
        )}
      </Loaded>
    </Page>
  );
}

/** All rows are loaded, so filtering and sorting happen here. */
function Saved({ shared }: { readonly shared: QueryState<readonly ReceivedList[]> }) {
  const { account } = useAccount();
  const userId = account?.profile.id ?? '';
  const skip = { skip: userId === '' };
  const searching = useListSearch({ fields: SAVED_FILTERS, sorts: SAVED_SORTS });
  const { search } = searching;
  const query = useListSavedListingsQuery(userId, skip);
  const { data: lists = NO_LISTS } = useListSavedListsQuery(userId, skip);
  const [isListing, setListing] = useState(false);
  const columns = useMemo(
    () => savedColumns(new Map(lists.map(({ id, name }) => [id, name]))),
    [lists],
  );
  const { data } = query;
  const shown = useMemo(
    () => data && { pages: [{ rows: filterAndSortSaved(data, search, columns) }] },
    [data, search, columns],
  );
  const count = shown?.pages[0]?.rows.length;
  const views: readonly BuiltInView[] = [
    { name: 'All', search: {}, ...(data !== undefined && { count: data.length }) },
    ...lists.map(({ id, name }) => ({
      name,
      search: { filters: [{ field: 'list', is: 'any_of' as const, values: [id] }] },
      count: data?.filter(({ list_id: list }) => list === id).length,
    })),
  ];
  return (
    <>
      <WorkList
        title="Saved"
        file="saved communities"
        kind="saved_listings"
        columns={columns}
        searching={searching}
        optionsOf={{ list: lists.map(({ id, name }) => [id, name] as const) }}
        finds="Name, location or note"
        sortedBy="-saved"
        list={{
          ...query,
          data: shown,
          currentData: shown,
          ...NO_MORE_PAGES,
        }}
        summary={count === undefined ? '' : count === 1 ? '1 community' : `${count} communities`}
        nameOf={nameOfSaved}
        builtIn={views}
        readPage={async () => ({ rows: shown?.pages[0]?.rows ?? [], next: null })}
        tools={
          <PlainButton size="small" aria-haspopup="dialog" onClick={() => setListing(true)}>
            Lists
          </PlainButton>
        }
        above={
          <Loaded
            answer={shared}
            waiting={null}
            nothing={null}
            around={(content) => <section aria-label="Shared with you">{content}</section>}
          >
            {(lists) => (
              <nav aria-label="Shared with you" className={styles.shared}>
                <span>Shared with you</span>
                {lists.map(({ id, name, by_name: by }) => (
                  <Link key={id} to={linkTo('savedProperties', undefined, { shared: id })}>
                    {name} <span className={ui.note}>from {by}</span>
                  </Link>
                ))}
              </nav>
            )}
          </Loaded>
        }
        bulk={(rows, selection) => (
          <SavedBulk rows={rows} userId={userId} lists={lists} onDone={() => selection.clear()} />
        )}
        panel={(at) =>
          at.known === undefined ? null : (
            <SavedPanel
              key={at.known.id}
              row={at.known}
              userId={userId}
              lists={lists}
              onClose={at.close}
            />
          )
        }
        nothing={
          searching.isNarrowed ? (
            <EmptyState
              title="No saved communities match"
              action={<PlainButton onClick={searching.clear}>Clear filters</PlainButton>}
            >
              Change or clear your filters.
            </EmptyState>
          ) : (
            <EmptyState
              title="Nothing saved yet"
              action={<LinkButton to="investmentOpportunities">Communities for sale</LinkButton>}
            >
              Click the heart on a community to save it here, with your note and its price changes.
            </EmptyState>
          )
        }
      />
      {isListing && <ListsDialog lists={lists} onClose={() => setListing(false)} />}
    </>
  );
}
