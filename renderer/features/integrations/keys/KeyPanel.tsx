import { Button } from '@blueprintjs/core';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatAge, formatShortDay } from '#shared/format/relative-time.ts';
import { FactList } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import { HistorySection } from '../history/index.ts';
import styles from './Keys.module.css';
import { describeScopes, keyStatus } from './keys.ts';
import {
  type ApiKey,
  type ApiRequest,
  type ApiUsage,
  USAGE_DAYS,
  useApiRequestsQuery,
  useApiUsageQuery,
} from './keysApi.ts';

interface KeyPanelProps {
  readonly known: ApiKey;
  readonly onAct: (act: 'edit' | 'rotate' | 'revoke') => void;
}

/** A key with its limits, usage, and latest requests. */
export function KeyPanel({ known, onAct }: KeyPanelProps) {
  const usage = useApiUsageQuery(known.id);
  const requests = useApiRequestsQuery(known.id);
  const isUsable = known.revoked_at === null;
  const facts: readonly [string, string][] = [
    ['Status', keyStatus(known, serverNow()).label],
    ['Permissions', describeScopes(known.scopes)],
    ['Allowed addresses', known.allowed_addresses.join(', ') || 'All'],
    ['Expires', known.expires_at === null ? 'Never' : formatDay(known.expires_at)],
    ['Created', formatDateTime(known.created_at)],
    ...(known.rotated_at === null
      ? []
      : [['Rotated', formatDateTime(known.rotated_at)] as [string, string]]),
    ...(known.revoked_at === null
      ? []
      : [['Revoked', formatDateTime(known.revoked_at)] as [string, string]]),
  ];
  return (
    <div className={ui.stack16}>
      {isUsable && (
        <div className={ui.actions}>
          {known.app_id === null && (
            <>
              <Button size="small" onClick={() => onAct('edit')}>
                Edit key
              </Button>
              <Button size="small" onClick={() => onAct('rotate')}>
                Rotate secret
              </Button>
            </>
          )}
          <Button size="small" intent="danger" variant="minimal" onClick={() => onAct('revoke')}>
            {known.app_id === null ? 'Revoke key' : 'Revoke access'}
          </Button>
        </div>
      )}
      <FactList facts={facts} />
      <Loaded answer={usage} waiting={<Skeleton height="12rem" />}>
        {(rows) => <UsageChart rows={rows} />}
      </Loaded>
      <section aria-label="Requests" className={ui.stack8}>
        <h3>Latest requests</h3>
        <Loaded answer={requests} waiting={<Skeleton height="12rem" />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title="No requests yet">Requests with this key appear here.</EmptyState>
            ) : (
              <RequestTable rows={rows} />
            )
          }
        </Loaded>
      </section>
      <HistorySection itemId={known.id} />
    </div>
  );
}

const DAY_MS = 86_400_000;

function UsageChart({ rows }: { readonly rows: ApiUsage }) {
  const now = serverNow();
  const days = Array.from({ length: USAGE_DAYS }, (_, index) =>
    new Date(now.getTime() - (USAGE_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const of = (day: string) => rows.find((row) => row.day === day);
  if (rows.length === 0) return null;
  return (
    <BarChart
      title="Requests, last 30 days"
      file="api-requests"
      along="Day"
      categories={days.map((day) => formatShortDay(day, now))}
      series={[
        {
          id: 'answered',
          label: 'Answered',
          values: days.map((day) => (of(day)?.requests ?? 0) - (of(day)?.failures ?? 0)),
        },
        { id: 'refused', label: 'Refused', values: days.map((day) => of(day)?.failures ?? 0) },
      ]}
      write={formatNumber}
    />
  );
}

const SHOWN = 100;

const RequestTable = ({ rows }: { readonly rows: readonly ApiRequest[] }) => (
  <div className={ui.scroll}>
    <table className={styles.requests} aria-label="Latest requests">
      <TableHead columns={['Time', 'Request', 'Status', 'ms', 'From']} />
      <tbody>
        {rows
          .slice(0, SHOWN)
          .map(({ id, at, method, path, status, code, milliseconds, address }) => (
            <tr key={id}>
              <td>
                <time dateTime={at} title={formatDateTime(at)}>
                  {formatAge(at, serverNow())}
                </time>
              </td>
              <td className={styles.path}>
                {method} {path.replace(/^\/api\/v1/, '')}
              </td>
              <td data-failed={status >= 400}>
                {status}
                {code !== null && <span className={ui.subline}>{code}</span>}
              </td>
              <td>{formatNumber(milliseconds)}</td>
              <td>{address}</td>
            </tr>
          ))}
      </tbody>
    </table>
    {rows.length > SHOWN && (
      <p className={ui.caption}>
        The latest {SHOWN} of {formatNumber(rows.length)} kept requests.
      </p>
    )}
  </div>
);
