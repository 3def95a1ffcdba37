import { useMemo } from 'react';
import { linkTo } from '#shared/routes.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { countLoaded } from '../../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../../workbench/list/usePages.ts';
import { WorkList } from '../../../../workbench/list/WorkList.tsx';
import { useListProspectsInfiniteQuery } from './offersApi.ts';
import { PROSPECT_COLUMNS, prospectName } from './prospectColumns.ts';
import { getNextProspectStep, type Prospect } from './prospects.ts';

const NONE: readonly never[] = [];

/** Prospects for the user's communities from all channels, each with a link to the next step. */
export function Component() {
  const searching = useListSearch({ fields: NONE, sorts: NONE });
  const list = usePages(useListProspectsInfiniteQuery());
  const rows = useMemo(
    (): readonly Prospect[] => list.data?.pages.flatMap((page) => page.rows) ?? [],
    [list.data],
  );
  const links = useMemo(
    () => new Map(rows.map((row) => [row.id, getNextProspectStep(row).to])),
    [rows],
  );
  return (
    <WorkList
      file="buyers"
      kind="prospects"
      columns={PROSPECT_COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'buyer', 'buyers')}
      nameOf={prospectName}
      linkOf={(id) => links.get(id) ?? linkTo('sellerBuyers')}
      readPage={async () => ({ rows, next: null })}
      nothing={
        <EmptyState title="No prospects yet">
          Buyers who inquire, sign the agreement, read in the deal room or bid appear here with the
          next step.
        </EmptyState>
      }
    />
  );
}
