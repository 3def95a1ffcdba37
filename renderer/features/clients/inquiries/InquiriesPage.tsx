import { useMemo } from 'react';
import { ADMIN_EXPORT_PAGE_SIZE } from '#shared/constants.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { getNextCursor } from '../../../ui/list/paging.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { type Inquiry, inquiriesApi, useListInquiriesInfiniteQuery } from './inquiriesApi.ts';
import { INQUIRY_COLUMNS, INQUIRY_FILTERS, requesterName } from './inquiryColumns.ts';

const NO_SORTS: readonly string[] = [];

/** Links to the conversation; older inquiries without one link to the community. */
function addressOf({ conversation_id: conversation, listing_id: listing }: Inquiry): string {
  if (conversation !== null) return linkTo('conversation', { conversationId: conversation });
  return listing === null ? linkTo('messages') : linkTo('property', { id: listing });
}

/** Inquiries about a broker's communities; each opens its conversation. */
export function Component() {
  const dispatch = useAppDispatch();
  const searching = useListSearch({ fields: INQUIRY_FILTERS, sorts: NO_SORTS });
  const { search } = searching;
  const list = usePages(useListInquiriesInfiniteQuery(search));
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const links = useMemo(() => new Map(rows.map((row) => [row.id, addressOf(row)])), [rows]);
  const optionsOf = useMemo(() => ({ listing: communitiesIn(rows) }), [rows]);

  async function readPage(after: string | null) {
    const page = await dispatch(
      inquiriesApi.endpoints.readInquiries.initiate({ search, after }, { subscribe: false }),
    ).unwrap();
    return { rows: page, next: getNextCursor(page, ADMIN_EXPORT_PAGE_SIZE) };
  }
  return (
    <WorkList
      file="inquiries"
      kind="inquiries"
      columns={INQUIRY_COLUMNS}
      searching={searching}
      optionsOf={optionsOf}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'inquiry', 'inquiries')}
      nameOf={requesterName}
      linkOf={(id) => links.get(id) ?? linkTo('messages')}
      readPage={readPage}
      nothing={
        searching.isNarrowed ? (
          <EmptyState
            title="No inquiries found"
            action={<PlainButton onClick={searching.clear}>Clear filters</PlainButton>}
          >
            No results match your filters.
          </EmptyState>
        ) : (
          <EmptyState
            title="No inquiries yet"
            action={<LinkButton to="myListings">View my listings</LinkButton>}
          >
            Inquiries about your communities appear here with their conversation.
          </EmptyState>
        )
      }
    />
  );
}

/** The communities with inquiries, without duplicates. */
const communitiesIn = (rows: readonly Inquiry[]): readonly (readonly [string, string])[] => [
  ...new Map(
    rows.flatMap(({ listing_id: id, property_name: name }) =>
      id === null || name === null ? [] : [[id, name] as const],
    ),
  ),
];
