import type { ReactNode } from 'react';
import { useTeamExport } from '../../../data/api/teamExports.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BulkAction } from '../../../workbench/list/BulkAction.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { useListDeadLettersInfiniteQuery, useRetryOneOfSeveralMutation } from './deadLettersApi.ts';
import { UndeliveredPanel } from './UndeliveredPanel.tsx';
import { messageTypeLabel, UNDELIVERED_COLUMNS } from './undeliveredColumns.ts';

const NONE: readonly never[] = [];

export interface UndeliveredListProps {
  /** Tabs for all lists on this page, including this one. */
  readonly tabs: ReactNode;
}

/** Undelivered messages with recipient, error, and retry. */
export default function UndeliveredList({ tabs }: UndeliveredListProps) {
  const searching = useListSearch({ fields: NONE, sorts: NONE });
  const list = usePages(useListDeadLettersInfiniteQuery());
  const [retry] = useRetryOneOfSeveralMutation();
  const open = list.data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === searching.open);
  const onTakeAway = useTeamExport('undelivered');
  return (
    <WorkList
      file="undelivered-messages"
      onTakeAway={onTakeAway}
      kind="dead_letters"
      columns={UNDELIVERED_COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'undelivered message', 'undelivered messages')}
      nameOf={({ template, recipient }) => `${messageTypeLabel(template)} to ${recipient}`}
      tabs={tabs}
      bulk={(rows, selection) => (
        <BulkAction
          label="Try again"
          rows={rows.filter(({ is_expired }) => !is_expired)}
          run={({ id }) => retry(id)}
          said={(count) => `${count === 1 ? '1 message goes' : `${count} messages go`} out again`}
          onDone={selection.clear}
        />
      )}
      nothing={
        <EmptyState title="No undelivered messages">
          Emails and texts that can't be delivered appear here.
        </EmptyState>
      }
      panel={
        open && (
          <UndeliveredPanel
            key={open.id}
            message={open}
            to={searching.addressOf(open.id)}
            closed={searching.addressOf(null)}
          />
        )
      }
    />
  );
}
