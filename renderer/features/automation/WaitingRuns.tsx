import { Button } from '@blueprintjs/core';
import { formatMoment } from '#shared/format/date.ts';
import { Link } from '../../kit/link/Link.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { type Answer, Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './Automation.module.css';
import { useApproveRunMutation, useDismissRunMutation, type Waiting } from './automationApi.ts';
import { actWords, type Names } from './rules.ts';
import { stepsOf } from './runs.ts';
import { recordLink } from './TrialLines.tsx';
import { useNames } from './useNames.ts';

/** Rule actions that need the user's approval, one click each. */
export function WaitingRuns({ answer }: { readonly answer: Answer<readonly Waiting[]> }) {
  const names = useNames();
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
              <WaitingLine key={row.id} row={row} names={names} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function WaitingLine({ row, names }: { readonly row: Waiting; readonly names: Names }) {
  const [approve, approving] = useApproveRunMutation();
  const [dismiss, dismissing] = useDismissRunMutation();
  const asked = stepsOf(row.steps).filter(({ made }) => made === undefined);
  return (
    <li data-row="">
      <div>
        <Link to={recordLink(row.kind, row.record_id)}>{row.title}</Link>
        <span>{asked.map((act) => actWords(act, row.kind, names)).join('; ')}</span>
        <span className={styles.quiet}>
          {row.automations?.name} · {formatMoment(row.at)}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          intent="primary"
          loading={approving.isLoading}
          aria-label={`Do it for ${row.title}`}
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
