import { type ReactNode, useId } from 'react';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Loaded, type QueryState } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { Period } from '../../../workbench/period/usePeriod.ts';
import styles from './Leads.module.css';
import type { Measure } from './leadsApi.ts';
import { formatWaitDuration } from './responseTime.ts';

interface MeasureTableProps {
  readonly title: string;
  readonly along: string;
  /** Response times, or outcomes. */
  readonly kind: 'speed' | 'yield';
  readonly answer: QueryState<readonly Measure[]>;
  readonly period: Period;
  /** The field the rows are grouped by. */
  readonly by: 'owner_id' | 'source' | 'form_id';
  readonly labelOf: (value: string) => string;
  readonly nothing?: ReactNode;
}

const share = (part: number, of: number): string =>
  of === 0 ? '—' : formatPercent((100 * part) / of);

/** Lead metrics, each linked to the leads it counts. */
export function MeasureTable(props: MeasureTableProps) {
  const { title, along, kind, answer, period, by, labelOf } = props;
  const id = useId();
  const rowsOf = (value: string, more: Record<string, string> = {}) => ({
    [by]: value === '' ? 'empty:' : value,
    received_at: `between:${period.first},${period.last}`,
    ...more,
  });
  const figure = (count: number, value: string, more?: Record<string, string>): ReactNode =>
    count === 0 ? (
      '0'
    ) : (
      <RouteLink to="leads" query={rowsOf(value, more)}>
        {formatNumber(count)}
      </RouteLink>
    );
  return (
    <section aria-labelledby={id} className={`${ui.stack12} ${styles.section}`}>
      <h2 id={id}>{title}</h2>
      <Loaded
        answer={answer}
        waiting={<Skeleton height="8rem" />}
        nothing={<p className={ui.note}>{props.nothing ?? 'No leads in this period.'}</p>}
      >
        {(rows) => (
          <div className={ui.scroll}>
            <RuledTable className={styles.measures}>
              <thead>
                <tr>
                  <th scope="col">{along}</th>
                  <th scope="col">Leads</th>
                  {kind === 'speed' ? (
                    <>
                      <th scope="col">Replied</th>
                      <th scope="col">On time</th>
                      <th scope="col">Median response time</th>
                    </>
                  ) : (
                    <>
                      <th scope="col">Qualified</th>
                      <th scope="col">Clients</th>
                      <th scope="col">Lead to client</th>
                      <th scope="col">Closed</th>
                      <th scope="col">Commission</th>
                    </>
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.value}>
                    <th scope="row">{labelOf(row.value)}</th>
                    <td>{figure(row.leads, row.value)}</td>
                    {kind === 'speed' ? (
                      <>
                        <td>
                          {figure(row.answered, row.value, { response_minutes: 'not_empty:' })}
                        </td>
                        <td>{share(row.in_time, row.leads)}</td>
                        <td>{row.answered === 0 ? '—' : formatWaitDuration(row.median_minutes)}</td>
                      </>
                    ) : (
                      <>
                        <td>
                          {figure(row.qualified, row.value, { status: 'qualified,converted' })}
                        </td>
                        <td>{figure(row.converted, row.value, { status: 'converted' })}</td>
                        <td>{share(row.converted, row.leads)}</td>
                        <td>{formatNumber(row.won)}</td>
                        <td>{formatShortDollars(row.commission)}</td>
                      </>
                    )}
                  </tr>
                ))}
              </tbody>
            </RuledTable>
          </div>
        )}
      </Loaded>
    </section>
  );
}
