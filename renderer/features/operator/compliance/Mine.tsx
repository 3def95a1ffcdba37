import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { FINDING_STATES, stateOfFinding } from '#shared/operator/compliance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import type { ComplianceProps } from './CompliancePage.tsx';
import { FindingPanel } from './FindingPanel.tsx';
import { PolicyReader } from './PolicyReader.tsx';

/** Policies the user must read and findings the user owns. */
export function Mine({ communityId, data }: ComplianceProps) {
  const { params, change } = useUrlSearch();
  const finding = data.my_findings.find(({ id }) => id === params.get('finding'));
  const reading = data.my_policies.find(({ policy_id }) => policy_id === params.get('read'));
  const survey = data.surveys?.find(({ id }) => id === finding?.survey_id) ?? null;
  return (
    <div className={`${ui.stack16} ${styles.tab}`}>
      <section aria-label="Policies to read" className={ui.stack8}>
        <h2 className={styles.title}>Policies</h2>
        {data.my_policies.length === 0 ? (
          <EmptyState title="No policies to read">
            Policies for your position appear here with each new version.
          </EmptyState>
        ) : (
          <ul className={styles.rows}>
            {data.my_policies.map(({ policy_id, title, number, effective_on, read_at }) => (
              <li key={policy_id}>
                <span>
                  <OpenButton onClick={() => change([['read', policy_id]])}>{title}</OpenButton>
                  <span className={ui.subline}>
                    Version {number}, effective {formatCalendarDay(effective_on)}
                  </span>
                </span>
                <span data-state={read_at === null ? 'due' : 'read'} className={styles.state}>
                  {read_at === null ? 'To read' : `Acknowledged ${formatDateTime(read_at)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {data.my_findings.length > 0 && (
        <section aria-label="My findings" className={ui.stack8}>
          <h2 className={styles.title}>Findings you own</h2>
          <ul className={styles.rows}>
            {data.my_findings.map((one) => {
              const state = stateOfFinding(one, data.today);
              return (
                <li key={one.id}>
                  <span>
                    <OpenButton onClick={() => change([['finding', one.id]])}>
                      {one.tag} {one.title}
                    </OpenButton>
                    <span className={ui.subline}>
                      {one.due_on !== null && `Due ${formatCalendarDay(one.due_on)}`}
                    </span>
                  </span>
                  <span data-state={state} className={styles.state}>
                    {labelOf(FINDING_STATES, state)}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {finding !== undefined && (
        <FindingPanel
          communityId={communityId}
          finding={finding}
          survey={survey}
          members={data.members ?? []}
          today={data.today}
          onClose={() => change([['finding', null]])}
        />
      )}
      {reading !== undefined && (
        <PolicyReader
          id={reading.policy_id}
          number={null}
          readAt={reading.read_at}
          communityId={communityId}
          onClose={() => change([['read', null]])}
        />
      )}
    </div>
  );
}
