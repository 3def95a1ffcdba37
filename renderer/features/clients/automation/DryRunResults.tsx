import { getAutomatedNoun } from '#shared/clients/automation/triggers.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { Link } from '../../../ui/link/Link.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Automation.module.css';
import {
  type DryRun,
  describeAction,
  describeCondition,
  type RuleDraft,
  type RuleNames,
} from './rules.ts';

interface TrialLinesProps {
  readonly trial: DryRun;
  readonly draft: RuleDraft;
  readonly names: RuleNames;
}

export const recordLink = (kind: string, id: string): string =>
  kind === 'listings' ? getAutomatedNoun(kind).path : `${getAutomatedNoun(kind).path}/${id}`;

/** Trial results: the records a rule would have matched in the past 30 days, and its actions. */
export function DryRunResults({ trial, draft, names }: TrialLinesProps) {
  const acts = draft.acts.map((act) => describeAction(act, trial.kind, names));
  const { one, many } = getAutomatedNoun(trial.kind);
  return (
    <section aria-label="Test results" role="status" className={styles.trial}>
      <h3>
        {trial.happened === 0
          ? `No matches in the past 30 days`
          : `${formatNumber(trial.meets)} of ${formatNumber(trial.happened)} ${
              trial.happened === 1 ? one : many
            } within 30 days`}
      </h3>
      <p className={ui.aside}>
        This was a test; nothing was changed. It uses the records' current values.
        {trial.meets > 0 && ` For each, it would ${acts.join('; ')}.`}
      </p>
      <ul>
        {trial.lines.map((line) => (
          <li key={line.id} data-meets={line.failing === null}>
            <Link to={recordLink(trial.kind, line.record_id)}>{line.title}</Link>
            <span className={ui.aside}>
              {formatDateTime(line.at)}
              {line.failing !== null &&
                ` · skipped, condition not met: ${describeCondition(line.failing, trial.kind, names)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
