import { Button } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded, type QueryState } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Automation.module.css';
import { type PendingRun, useApproveRunMutation, useDismissRunMutation } from './automationApi.ts';
import { recordLink } from './DryRunResults.tsx';
import { describeActions, type RuleNames } from './rules.ts';
import { parseSteps } from './runs.ts';
import { useRuleNames } from './useRuleNames.ts';

/** Rule actions that need the user's approval, one click each. */
export function PendingRuns({ answer }: { readonly answer: QueryState<readonly PendingRun[]> }) {
  const names = useRuleNames();
  return (
    <Loaded answer={answer} waiting={<Skeleton height="12rem" />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="Nothing to approve">
            Rules ask here before they contact others or change more than one record.
          </EmptyState>
        ) : (
          <ul className={styles.waiting}>
            {rows.map((row) => (
              <PendingRunRow key={row.id} row={row} names={names} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function PendingRunRow({ row, names }: { readonly row: PendingRun; readonly names: RuleNames }) {
  const [approve, approving] = useApproveRunMutation();
  const [dismiss, dismissing] = useDismissRunMutation();
  const pendingActions = parseSteps(row.steps).filter(({ made }) => made === undefined);
  return (
    <li data-row="">
      <div>
        <Link to={recordLink(row.kind, row.record_id)}>{row.title}</Link>
        <span>{describeActions(pendingActions, row.kind, names)}</span>
        <span className={ui.aside}>
          {row.automations?.name} · {formatDateTime(row.at)}
        </span>
      </div>
      <div className={ui.wrap}>
        <Button
          size="small"
          intent="primary"
          loading={approving.isLoading}
          aria-label={`Approve for ${row.title}`}
          onClick={() => void approve(row.id)}
        >
          Approve
        </Button>
        <Button
          size="small"
          variant="minimal"
          loading={dismissing.isLoading}
          aria-label={`Dismiss for ${row.title}`}
          onClick={() => void dismiss(row.id)}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}
