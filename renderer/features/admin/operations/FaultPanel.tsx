import { Button, Tag } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { announce } from '../../../ui/live/announce.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useOpenRecord } from '../../../workbench/list/useOpenRecord.ts';
import { FigureTable } from './FigureTable.tsx';
import { getErrorState, KIND_LABELS, STATE_LABELS } from './faultColumns.ts';
import styles from './Operations.module.css';
import type { ErrorRecord, ErrorState } from './operations.ts';
import { useDecideFaultMutation, useGetFaultQuery } from './operationsApi.ts';

const OFFERED: Readonly<Record<ErrorState, readonly (readonly [ErrorState, string])[]>> = {
  open: [
    ['resolved', 'Resolve'],
    ['ignored', 'Ignore'],
  ],
  resolved: [['open', 'Reopen']],
  ignored: [['open', 'Reopen']],
};

/** An error: where it was seen, its latest reports, and its resolution. */
export function FaultPanel({ id }: { readonly id: string }) {
  const { addressOf } = useOpenRecord('fault');
  const navigate = useNavigate();
  const query = useGetFaultQuery(id);
  const { currentData: clientError, error, isFetching } = query;
  return (
    <RecordPanel
      title={clientError ? KIND_LABELS[clientError.kind] : 'Error'}
      isLoading={clientError === undefined && error === undefined}
      isBusy={isFetching}
      to={addressOf(id)}
      onClose={() => void navigate(addressOf(null), { replace: true })}
      subtitle={clientError && <State fault={clientError} />}
    >
      <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
        {(found) =>
          found === null ? (
            <EmptyState title="Error not found">It hasn't been seen for 3 months.</EmptyState>
          ) : (
            <>
              <p className={styles.message}>{found.message || 'No details'}</p>
              <Decide fault={found} />
              <Seen fault={found} />
              <Acts fault={found} />
            </>
          )
        }
      </Loaded>
    </RecordPanel>
  );
}

function State({ fault }: { readonly fault: ErrorRecord }) {
  const { label, intent } = getErrorState(fault);
  return (
    <>
      <Tag minimal intent={intent}>
        {label}
      </Tag>
      {fault.state === 'open' && fault.reopened_in !== null && (
        <span>Reopened in {fault.reopened_in}</span>
      )}
    </>
  );
}

function Decide({ fault }: { readonly fault: ErrorRecord }) {
  const [decide, { isLoading }] = useDecideFaultMutation();
  async function decideTo(state: ErrorState) {
    const { error } = await decide({ id: fault.id, state });
    if (error === undefined) announce(`Error status: ${STATE_LABELS[state]}`);
  }
  return (
    <div className={ui.wrap}>
      {OFFERED[fault.state].map(([state, label], index) => (
        <Button
          key={state}
          intent={index === 0 ? 'primary' : 'none'}
          loading={isLoading}
          onClick={() => void decideTo(state)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

function Seen({ fault }: { readonly fault: ErrorRecord }) {
  return (
    <>
      <PanelSection title="Seen">
        <Facts>
          <Fact name="Reports">{formatNumber(fault.reports)}</Fact>
          <Fact name="First">{formatDateTime(fault.first_seen)}</Fact>
          <Fact name="Last">{formatDateTime(fault.last_seen)}</Fact>
          {fault.frame !== '' && <Fact name="File">{fault.frame}</Fact>}
        </Facts>
      </PanelSection>
      <PanelSection title="Screens and versions">
        <FigureTable
          label="Screens and versions"
          columns={['Screen', 'Version', 'Reports']}
          rows={fault.places.map(({ route, version, reports }) => ({
            id: `${route} ${version}`,
            cells: [route, version, formatNumber(reports)],
          }))}
          figuresFrom={2}
        />
      </PanelSection>
      {fault.latest.length > 0 && (
        <PanelSection title="Latest reports">
          <ul className={styles.reports}>
            {fault.latest.map((report) => (
              <li key={report.error_id + report.at}>
                <span>
                  Error ID <code>{report.error_id}</code>, window <code>{report.session_id}</code>
                </span>
                <span className={ui.aside}>
                  {report.browser}, {formatDateTime(report.at)}
                  {report.log.length > 0 &&
                    `; before: ${report.log.map(({ what, ago }) => `${what} failed ${ago} s earlier`).join(', ')}`}
                </span>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
    </>
  );
}

function Acts({ fault }: { readonly fault: ErrorRecord }) {
  if (fault.acts.length === 0) return null;
  return (
    <PanelSection title="Resolution">
      <ul className={styles.reports}>
        {fault.acts.map(({ at, by, state, reason }) => (
          <li key={at}>
            <span>
              {STATE_LABELS[state]} by {by ?? 'the server'}
            </span>
            <span className={ui.aside}>
              {formatDateTime(at)}
              {reason !== null && `: ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
