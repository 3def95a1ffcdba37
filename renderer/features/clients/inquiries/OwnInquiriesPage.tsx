import { useMemo } from 'react';
import { ADMIN_EXPORT_PAGE_SIZE } from '#shared/constants.ts';
import { serverNow } from '#shared/format/clock.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { getNextCursor } from '../../../ui/list/paging.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { ownInquiriesApi, useListOwnInquiriesInfiniteQuery } from './ownInquiriesApi.ts';
import { getNextStepLink, inquiryCommunityName, OWN_INQUIRY_COLUMNS } from './ownInquiryColumns.ts';

const NONE: readonly never[] = [];

/** The user's own inquiries with next step, agreement, and deal room status. */
export function Component() {
  const dispatch = useAppDispatch();
  const searching = useListSearch({ fields: NONE, sorts: NONE });
  const list = usePages(useListOwnInquiriesInfiniteQuery());
  const links = useMemo(() => {
    const now = serverNow();
    const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
    return new Map(rows.map((row) => [row.id, getNextStepLink(row, now)]));
  }, [list.data]);

  async function readPage(after: string | null) {
    const page = await dispatch(
      ownInquiriesApi.endpoints.readOwnInquiries.initiate(after, { subscribe: false }),
    ).unwrap();
    return { rows: page, next: getNextCursor(page, ADMIN_EXPORT_PAGE_SIZE) };
  }
  return (
    <WorkList
      file="my inquiries"
      kind="own_inquiries"
      columns={OWN_INQUIRY_COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'inquiry', 'inquiries')}
      nameOf={inquiryCommunityName}
      linkOf={(id) => links.get(id) ?? linkTo('messages')}
      readPage={readPage}
      nothing={
        <EmptyState
          title="No inquiries yet"
          action={<LinkButton to="investmentOpportunities">Communities for sale</LinkButton>}
        >
          Contact a community's broker to see replies and next steps here.
        </EmptyState>
      }
    />
  );
}
