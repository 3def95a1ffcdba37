import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  CHECK_NAMES,
  CHECKS,
  cacheClearText,
  type LastDone,
  maintenanceText,
  type SecurityScan,
} from './maintenance.ts';
import {
  useClearCachesMutation,
  useGetUpkeepQuery,
  useMaintainMutation,
  useScanMutation,
} from './maintenanceApi.ts';
import styles from './Operations.module.css';
import { OperationViews } from './OperationViews.tsx';

/** Maintenance actions for administrators; each run is recorded in the audit log. */
export function MaintenancePanel() {
  const [clear, cleared] = useClearCachesMutation();
  const [maintain, maintained] = useMaintainMutation();
  const [scan, scanned] = useScanMutation();
  return (
    <Page>
      <PageHeader views={<OperationViews here="upkeep" />} />
      <div className={styles.upkeep}>
        <Loaded answer={useGetUpkeepQuery()} waiting={<Skeleton height="24rem" />}>
          {(last) => (
            <>
              <Act
                title="Caches"
                about="Cached public pages, drawings, link preview images and brands. Nothing is lost; they're regenerated on request."
                label="Clear caches"
                last={last.cache_clear}
                run={() => void clear()}
                answer={cleared}
              >
                {cleared.data && cacheClearText(cleared.data.done)}
              </Act>
              <Act
                title="Maintenance"
                about="Runs scheduled work now: removes expired sessions, old reports and unused files, updates figures, and sends due reminders and emails."
                label="Run maintenance"
                last={last.maintenance}
                run={() => void maintain()}
                answer={maintained}
              >
                {maintained.data && maintenanceText(maintained.data.done)}
              </Act>
              <Act
                title="Security check"
                about="Checks the database's security guarantees and lists follow-ups for staff accounts."
                label="Run security check"
                last={last.security_scan}
                run={() => void scan()}
                answer={scanned}
              >
                {scanned.data && <Findings scan={scanned.data} />}
              </Act>
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

interface ActProps {
  readonly title: string;
  readonly about: string;
  readonly label: string;
  readonly last: LastDone;
  readonly run: () => void;
  readonly answer: { readonly isLoading: boolean };
  /** The result. */
  readonly children: ReactNode;
}

function Act({ title, about, label, last, run, answer, children }: ActProps) {
  return (
    <Section title={title} description={about}>
      <div className={styles.act}>
        <Button loading={answer.isLoading} onClick={run}>
          {label}
        </Button>
        <span className={ui.aside}>
          {last === null ? 'Never run.' : `Last by ${last.by}, ${formatDateTime(last.at)}.`}
        </span>
      </div>
      <div role="status">{children}</div>
    </Section>
  );
}

function Findings({ scan }: { readonly scan: SecurityScan }) {
  const wrong = CHECK_NAMES.filter((check) => scan[check].count > 0);
  const fine = CHECK_NAMES.filter((check) => scan[check].count === 0);
  return (
    <div className={`${ui.stack12} ${styles.concerns}`}>
      {wrong.length === 0 && <p>All checks passed.</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map((check) => (
            <li key={check} data-intent="warning">
              <span>
                Failed: {lowered(CHECKS[check][0])} ({formatNumber(scan[check].count)}).{' '}
                {CHECKS[check][1]}
                <span className={styles.names}>{namesOf(scan[check])}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {fine.length > 0 && (
        <>
          <p className={ui.aside}>Passed:</p>
          <ul>
            {fine.map((check) => (
              <li key={check} data-intent="none">
                {CHECKS[check][0]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const namesOf = ({
  count,
  names,
}: {
  readonly count: number;
  readonly names: readonly string[];
}) =>
  count > names.length
    ? `${names.join(', ')} and ${formatNumber(count - names.length)} more`
    : names.join(', ');
