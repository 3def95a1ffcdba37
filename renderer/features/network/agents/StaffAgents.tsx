import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { linkTo } from '#shared/routes.ts';
import { useTeamExport } from '../../../data/api/teamExports.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { formatDirectoryCount } from '../../../ui/directory/directoryPage.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { sortsOf } from '../../../workbench/list/order.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { AGENT_COLUMNS, AGENT_FILTERS } from './staffAgents.ts';
import { staffAgentsApi, useListStaffAgentsInfiniteQuery } from './staffAgentsApi.ts';

const SORTS = sortsOf(AGENT_COLUMNS);
const VIEWS = [{ name: 'Agents', search: {} }];

export interface StaffAgentsProps {
  /** Other lists shown next to this one's views. */
  readonly besides: ReactNode;
}

/** Staff directory of agents with active listings, by market and type. */
export default function StaffAgents({ besides }: StaffAgentsProps) {
  const searching = useListSearch({ fields: AGENT_FILTERS, sorts: SORTS });
  const { search } = searching;
  const dispatch = useAppDispatch();
  const list = useListStaffAgentsInfiniteQuery(search);
  const onTakeAway = useTeamExport('agents');
  return (
    <WorkList
      file="agents"
      onTakeAway={onTakeAway}
      kind="agents"
      columns={AGENT_COLUMNS}
      searching={searching}
      finds="Name or brokerage"
      sortedBy="listings"
      list={list}
      summary={formatDirectoryCount(list.data?.pages[0]?.count, 'agent', 'agents')}
      nameOf={({ name }) => name}
      linkOf={(id) => linkTo('agent', { agentId: id })}
      builtIn={VIEWS}
      besides={besides}
      readPage={(after) =>
        dispatch(
          staffAgentsApi.endpoints.readStaffAgents.initiate(
            { search, after },
            { subscribe: false },
          ),
        ).unwrap()
      }
      nothing={
        searching.isNarrowed ? (
          <EmptyState
            title="No agents found"
            action={<Button onClick={searching.clear}>Clear filters</Button>}
          >
            Only agents with active listings appear here.
          </EmptyState>
        ) : (
          <EmptyState title="No agents with active listings">
            Brokers appear here after their first approved listing.
          </EmptyState>
        )
      }
    />
  );
}
