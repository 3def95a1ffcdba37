import { useMemo } from 'react';
import { MAX_COMPARED_LISTINGS } from '#shared/listings/listing-figures.ts';
import { linkTo } from '#shared/routes.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NO_MORE_PAGES } from '../../../ui/list/paging.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { filterAndSortSaved } from './filterSaved.ts';
import { LeaveSharedList } from './LeaveSharedList.tsx';
import styles from './Saved.module.css';
import type { ReceivedList, SavedListing } from './saved.ts';
import { useReadSharedListQuery } from './savedApi.ts';
import { nameOfSaved, SAVED_FILTERS, SAVED_SORTS, savedColumns } from './savedColumns.ts';

const OF_ONES_OWN = new Set(['list', 'moved', 'saved']);
const FILTERS = SAVED_FILTERS.filter(({ field }) => !OF_ONES_OWN.has(field.name));
const SORTS = SAVED_SORTS.filter((sort) => !OF_ONES_OWN.has(sort));
const NO_LISTS: ReadonlyMap<string, string> = new Map();

const addressOf = (id: string) => linkTo('property', { id });

/** Read-only view of a list shared by a broker. */
export function SharedList({ list }: { readonly list: ReceivedList }) {
  const searching = useListSearch({ fields: FILTERS, sorts: SORTS });
  const { search } = searching;
  const query = useReadSharedListQuery(list.id);
  const { change } = useUrlSearch();
  const columns = useMemo(
    () =>
      savedColumns(NO_LISTS, list.has_notes).filter(
        ({ id }) => !OF_ONES_OWN.has(id) && (id !== 'note' || list.has_notes),
      ),
    [list.has_notes],
  );
  const rows = useMemo(
    () =>
      query.data?.map(
        (row): SavedListing => ({
          ...row,
          id: row.listing_id,
          list_id: null,
          price_when_saved: null,
        }),
      ),
    [query.data],
  );
  const shown = useMemo(
    () => rows && { pages: [{ rows: filterAndSortSaved(rows, search, columns) }] },
    [rows, search, columns],
  );
  const count = shown?.pages[0]?.rows.length;
  return (
    <WorkList
      title={list.name}
      file={list.name}
      kind="shared_listings"
      columns={columns}
      searching={searching}
      finds="Name, location or note"
      sortedBy=""
      list={{ ...query, data: shown, currentData: shown, ...NO_MORE_PAGES }}
      summary={count === undefined ? '' : count === 1 ? '1 community' : `${count} communities`}
      nameOf={nameOfSaved}
      linkOf={addressOf}
      tabs={<Link to={linkTo('savedProperties')}>All saved</Link>}
      readPage={async () => ({ rows: shown?.pages[0]?.rows ?? [], next: null })}
      tools={<LeaveSharedList list={list} onGone={() => change([['shared', null]])} />}
      above={
        <p className={styles.from}>
          From {[list.by_name, list.company].filter(Boolean).join(', ')}.
          {list.has_notes ? ' The notes are theirs.' : ''}
        </p>
      }
      bulk={(chosen) =>
        chosen.length > 1 &&
        chosen.length <= MAX_COMPARED_LISTINGS && (
          <Link
            to={linkTo('propertyComparisonTool', undefined, {
              ids: chosen.map((row) => row.listing_id).join(','),
            })}
            className={buttonClass({})}
          >
            Compare
          </Link>
        )
      }
      nothing={
        <EmptyState
          title={searching.isNarrowed ? 'No matches in this list' : 'Nothing on the market'}
          action={
            searching.isNarrowed ? (
              <PlainButton onClick={searching.clear}>Clear filters</PlainButton>
            ) : (
              <LinkButton to="investmentOpportunities">Communities for sale</LinkButton>
            )
          }
        >
          {searching.isNarrowed
            ? 'No communities match your filters.'
            : 'The communities in this list are no longer for sale or not available to you.'}
        </EmptyState>
      }
    />
  );
}
