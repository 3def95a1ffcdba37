import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { ALERT_FIGURES, describeAlert, describeThreshold } from '#shared/operator/alerts.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { OperatorTable } from '../OperatorTable.tsx';
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx';
import styles from './Alerts.module.css';
import { type Alert, type AlertList, useAlertsQuery } from './alertsApi.ts';
import { Rules } from './Rules.tsx';

/** Open and past alerts of a community, and the rules that raise them. */
export function Component() {
  return (
    <CommunityScreen kind="alert_rules">
      {(communityId) => <Alerts key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

export interface AlertPartProps {
  readonly communityId: string;
  readonly list: AlertList;
}

function Alerts({ communityId }: { readonly communityId: string }) {
  const query = useAlertsQuery(communityId, { pollingInterval: 60_000 });
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(list) => (
        <UrlTabs
          label="Alerts"
          tabs={[
            {
              id: 'open',
              label: 'Open',
              panel: () => <Open communityId={communityId} list={list} />,
            },
            {
              id: 'past',
              label: 'Past',
              panel: () => <Past communityId={communityId} list={list} />,
            },
            {
              id: 'rules',
              label: 'Rules',
              panel: () => <Rules communityId={communityId} list={list} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}

const SCREENS = {
  doses_overdue: ['operatorCareMedications', {}],
  reports_due: ['operatorCareIncidents', { state: 'open' }],
  reports_overdue: ['operatorCareIncidents', { state: 'overdue' }],
  hours_short: ['operatorStaff', { tab: 'schedule' }],
  next_hours_short: ['operatorStaff', { tab: 'schedule' }],
  orders_urgent: ['operatorMaintenance', { only: 'open' }],
  orders_overdue: ['operatorMaintenance', { only: 'overdue' }],
} as const;

/** Opens the rows that the figure of an alert counts. */
function RowsLink({ alert, communityId }: { readonly alert: Alert; readonly communityId: string }) {
  const text = describeAlert(alert.figure, alert.value);
  const [, screen] = Object.entries(SCREENS).find(([figure]) => figure === alert.figure) ?? [];
  return screen === undefined ? (
    <RouteLink to="operatorProperty" params={{ propertyId: communityId }}>
      {text}
    </RouteLink>
  ) : (
    <RouteLink to={screen[0]} query={{ ...screen[1], community: communityId }}>
      {text}
    </RouteLink>
  );
}

function Open({ communityId, list }: AlertPartProps) {
  const [acknowledged, setAcknowledged] = useState<Alert | null>(null);
  const { change } = useUrlSearch();
  const open = list.alerts.filter(({ resolved_at }) => resolved_at === null);
  if (open.length === 0) {
    return (
      <div className={styles.tab}>
        <EmptyState
          title="No open alerts"
          action={
            list.rules.length === 0 && list.can_change ? (
              <Button intent="primary" size="small" onClick={() => change([['tab', 'rules']])}>
                Add rules
              </Button>
            ) : undefined
          }
        >
          {list.rules.length === 0
            ? 'Rules raise alerts when a figure passes its threshold.'
            : 'Figures are within the thresholds of your rules.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={`${ui.stack8} ${styles.tab}`}>
      <ul className={styles.rows} aria-label="Open alerts">
        {open.map((alert) => (
          <li key={alert.id} data-is-new={alert.acknowledged_at === null}>
            <span>
              <RowsLink alert={alert} communityId={communityId} />
              <span className={ui.subline}>
                Since {formatDateTime(alert.raised_at)}. Threshold:{' '}
                {describeThreshold(alert.figure, alert.threshold).toLowerCase()}.
                {alert.escalated_at !== null && ` Escalated ${formatDateTime(alert.escalated_at)}.`}
              </span>
              {alert.acknowledged_at !== null && (
                <span className={ui.subline}>
                  Acknowledged by {alert.acknowledged_by ?? 'a former member'},{' '}
                  {formatDateTime(alert.acknowledged_at)}
                  {alert.note !== null && `: ${alert.note}`}
                </span>
              )}
            </span>
            {alert.acknowledged_at === null && (
              <Button size="small" onClick={() => setAcknowledged(alert)}>
                Acknowledge
              </Button>
            )}
          </li>
        ))}
      </ul>
      {acknowledged !== null && (
        <AcknowledgeDialog alert={acknowledged} onClose={() => setAcknowledged(null)} />
      )}
    </div>
  );
}

function Past({ list }: AlertPartProps) {
  const past = list.alerts.filter(({ resolved_at }) => resolved_at !== null);
  if (past.length === 0) {
    return (
      <div className={styles.tab}>
        <EmptyState title="No past alerts">
          Resolved alerts appear here with their notes.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={`${ui.stack8} ${styles.tab}`}>
      <div className={ui.actions12}>
        <span role="status" className={ui.caption}>
          {past.length === 1 ? '1 alert' : `${past.length} alerts`}
        </span>
        <span className={styles.end}>
          <SaveCsv
            name="Alerts"
            head={['Figure', 'Worst', 'Threshold', 'Raised', 'Acknowledged by', 'Note', 'Resolved']}
            rows={() =>
              past.map((one) => [
                labelOf(ALERT_FIGURES, one.figure),
                one.worst,
                one.threshold,
                one.raised_at,
                one.acknowledged_by,
                one.note,
                one.resolved_at,
              ])
            }
          />
        </span>
      </div>
      <OperatorTable
        label="Past alerts"
        columns={['Alert', 'Raised', 'Resolved', 'Acknowledged', 'Note']}
      >
        {past.map((one) => (
          <tr key={one.id}>
            <th scope="row">{describeAlert(one.figure, one.worst)}</th>
            <td data-label="Raised">{formatDateTime(one.raised_at)}</td>
            <td data-label="Resolved">{formatDateTime(one.resolved_at ?? one.raised_at)}</td>
            <td data-label="Acknowledged">{one.acknowledged_by ?? '—'}</td>
            <td data-label="Note">{one.note ?? '—'}</td>
          </tr>
        ))}
      </OperatorTable>
    </div>
  );
}
