import { automatedNoun } from '#shared/automation/occasions.ts';
import { formatMoment } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { Link } from '../../kit/link/Link.tsx';
import styles from './Automation.module.css';
import { actWords, conditionWords, type Draft, type Names, type Trial } from './rules.ts';

interface TrialLinesProps {
  readonly trial: Trial;
  readonly draft: Draft;
  readonly names: Names;
}

export const recordLink = (kind: string, id: string): string =>
  kind === 'listings' ? automatedNoun(kind).path : `${automatedNoun(kind).path}/${id}`;

/** Trial results: the records a rule would have matched in the past 30 days, and its actions. */
export function TrialLines({ trial, draft, names }: TrialLinesProps) {
  const acts = draft.acts.map((act) => actWords(act, trial.kind, names));
  const { one, many } = automatedNoun(trial.kind);
  return (
    <section aria-label="Test results" role="status" className={styles.trial}>
      <h3>
        {trial.happened === 0
          ? `No matches in the past 30 days`
          : `${formatNumber(trial.meets)} of ${formatNumber(trial.happened)} ${
              trial.happened === 1 ? one : many
            } within 30 days`}
      </h3>
      <p className={styles.quiet}>
        This was a test; nothing was changed. It uses the records' current values.
        {trial.meets > 0 && ` For each, it would ${acts.join('; ')}.`}
      </p>
      <ul>
        {trial.lines.map((line) => (
          <li key={line.id} data-meets={line.failing === null}>
            <Link to={recordLink(trial.kind, line.record_id)}>{line.title}</Link>
            <span className={styles.quiet}>
              {formatMoment(line.at)}
              {line.failing !== null &&
                ` · skipped, condition not met: ${conditionWords(line.failing, trial.kind, names)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
