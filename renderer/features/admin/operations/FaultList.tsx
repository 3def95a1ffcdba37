import { POLLING_OPTIONS } from '../../../data/api/polling.ts';
import { useTeamExport } from '../../../data/api/teamExports.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BulkAction } from '../../../workbench/list/BulkAction.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { FaultPanel } from './FaultPanel.tsx';
import { ERROR_COLUMNS, useErrorSearch } from './faultColumns.ts';
import { OperationViews } from './OperationViews.tsx';
import type { ClientError, ErrorState } from './operations.ts';
import { useDecideOneOfSeveralMutation, useListFaultsInfiniteQuery } from './operationsApi.ts';

const ACTS: readonly (readonly [ErrorState, string, string])[] = [
  ['resolved', 'Resolve', 'resolved'],
  ['ignored', 'Ignore', 'ignored'],
  ['open', 'Reopen', 'reopened'],
];

/** Browser errors, one row per error. */
export function FaultList() {
  const searching = useErrorSearch();
  const list = usePages(useListFaultsInfiniteQuery(searching.search, POLLING_OPTIONS));
  const [decide] = useDecideOneOfSeveralMutation();
  const to = (state: ErrorState) => (clientError: ClientError) =>
    decide({ id: clientError.id, state });
  const onTakeAway = useTeamExport('faults');
  return (
    <WorkList
      file="faults"
      onTakeAway={onTakeAway}
      kind="client_errors"
      columns={ERROR_COLUMNS}
      searching={searching}
      finds="Search by text, screen or error ID"
      sortedBy="-last_seen"
      list={list}
      summary={countLoaded(list, 'fault', 'faults')}
      nameOf={({ message }) => message}
      readPage={async () => ({
        rows: list.data?.pages.flatMap(({ rows }) => rows) ?? [],
        next: null,
      })}
      tabs={<OperationViews here="faults" />}
      bulk={(rows, selection) =>
        ACTS.map(([state, label, done]) => (
          <BulkAction
            key={state}
            label={label}
            rows={rows.filter((clientError) => clientError.state !== state)}
            run={to(state)}
            undo={(clientError) => to(clientError.state)(clientError)}
            said={(count) => `${count === 1 ? '1 fault' : `${count} errors`} ${done}`}
            onDone={selection.clear}
          />
        ))
      }
      nothing={
        searching.isBase ? (
          <EmptyState title="No open errors">
            Browser errors appear here, without personal data.
          </EmptyState>
        ) : (
          <EmptyState title="No errors found">No results match your search and filters.</EmptyState>
        )
      }
      panel={searching.open !== null && <FaultPanel key={searching.open} id={searching.open} />}
    />
  );
}
