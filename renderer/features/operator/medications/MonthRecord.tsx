import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatMonth } from '#shared/format/date.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import {
  buildMedicationGrid,
  DOSE_EFFECTS,
  DOSE_STATUSES,
  describeSchedule,
  type GridCell,
  listInitials,
  ROUTES_OF_DRUGS,
} from '#shared/operator/medications.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintDialog } from '../../../workbench/print/PrintDialog.tsx';
import { PrintLayout } from '../../../workbench/print/PrintLayout.tsx';
import operator from '../Operator.module.css';
import styles from './Medications.module.css';
import type { Dose, MedicationOrder, MedicationPass, MedicationRecord } from './medication.ts';
import { useMedicationRecordQuery, useRecordPdfMutation } from './medicationsApi.ts';

/** A resident's medication and treatment record of a month, on the screen and on paper. */
export function MonthRecord({ pass }: { readonly pass: MedicationPass }) {
  const { params, change } = useUrlSearch();
  const [isPrinting, setPrinting] = useState(false);
  const [draw, { isLoading: isDrawing }] = useRecordPdfMutation();
  const residentId =
    pass.residents.find(({ id }) => id === params.get('resident'))?.id ?? pass.residents[0]?.id;
  const month = /^\d{4}-\d{2}$/.test(params.get('month') ?? '')
    ? (params.get('month') ?? '')
    : pass.today.slice(0, 7);
  const query = useMedicationRecordQuery(
    { residentId: residentId ?? '', month: `${month}-01` },
    { skip: residentId === undefined },
  );
  async function save(id: string) {
    const { data: pdf } = await draw({ residentId: id, month });
    if (pdf === undefined) return;
    savePdf(`Medication record ${query.data?.resident ?? ''} ${month}`, pdf);
    announce('Saved as PDF');
  }
  if (residentId === undefined) {
    return <p className={ui.muted}>Residents with orders appear here.</p>;
  }
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <div className={operator.choice}>
          <Select
            aria-label="Resident"
            options={pass.residents.map(({ id, name, unit }) => [id, `${name}, ${unit ?? ''}`])}
            value={residentId}
            onChange={({ target }) => change([['resident', target.value]])}
          />
        </div>
        <label className={operator.day}>
          Month
          <input
            type="month"
            value={month}
            max={pass.today.slice(0, 7)}
            onChange={({ target }) => target.value !== '' && change([['month', target.value]])}
          />
        </label>
        <Button size="small" loading={isDrawing} onClick={() => void save(residentId)}>
          Save PDF
        </Button>
        <Button size="small" variant="minimal" onClick={() => setPrinting(true)}>
          Print record
        </Button>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(record) => (
          <>
            <RecordContent record={record} />
            {isPrinting && (
              <PrintDialog
                title="Print record"
                onClose={() => setPrinting(false)}
                paper={
                  <PrintLayout
                    title={`Medication record of ${record.resident}`}
                    lines={[
                      `${record.community}, ${formatMonth(new Date(`${record.month}T12:00`))}`,
                      `Allergies: ${record.allergies.join(', ') || 'none recorded'}`,
                    ]}
                    isWide
                  >
                    <RecordContent record={record} />
                  </PrintLayout>
                }
              >
                <p role="status">Ready to print.</p>
              </PrintDialog>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function RecordContent({ record }: { readonly record: MedicationRecord }) {
  const initials = listInitials(record.doses.map(({ recorded_by_name }) => recorded_by_name));
  const kinds = [
    ['medication', 'Medications'],
    ['treatment', 'Treatments'],
  ] as const;
  if (record.orders.length === 0) return <p className={ui.muted}>No orders in this month.</p>;
  return (
    <div className={ui.stack16}>
      {kinds.map(([kind, title]) => {
        const orders = record.orders.filter((order) => order.kind === kind);
        return (
          orders.length > 0 && (
            <section key={kind} aria-label={title} className={ui.stack8}>
              <h2 className={styles.title}>{title}</h2>
              <div className={ui.scroll}>
                <Grid record={record} orders={orders} title={title} initials={initials} />
              </div>
            </section>
          )
        );
      })}
      <p className={ui.caption}>
        Initials: given.{' '}
        {DOSE_STATUSES.filter(({ code }) => code !== '')
          .map(({ code, label }) => `${code}: ${label.toLowerCase()}`)
          .join('. ')}
        . M: nothing recorded. Struck through: entry in error.{' '}
        {[...initials].map(([name, code]) => `${code}: ${name}`).join('. ')}
      </p>
      <Notes record={record} />
    </div>
  );
}

interface GridProps {
  readonly record: MedicationRecord;
  readonly orders: readonly MedicationOrder[];
  readonly title: string;
  readonly initials: ReadonlyMap<string, string>;
}

function Grid({ record, orders, title, initials }: GridProps) {
  const [year = 0, month = 1] = record.month.split('-').map(Number);
  const days = Array.from(
    { length: new Date(Date.UTC(year, month, 0)).getUTCDate() },
    (_, index) => index + 1,
  );
  return (
    <table className={styles.grid} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Time</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      {orders.map((order) => {
        const rows = buildMedicationGrid(
          order,
          record.slots,
          record.doses,
          record.time_zone,
          Date.parse(record.now),
        );
        const shown = rows.length === 0 ? [{ time: '', cells: new Map() }] : rows;
        return (
          <tbody key={order.id} data-state={order.state}>
            {shown.map(({ time, cells }, index) => (
              <tr key={time}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={shown.length}>
                    {order.drug} {order.dose}
                    <span className={ui.subline}>
                      {labelOf(ROUTES_OF_DRUGS, order.route)}, {describeSchedule(order)}
                      {order.state === 'ended' && ', ended'}
                      {order.state === 'pending' && ', not reviewed'}
                    </span>
                  </th>
                )}
                <th scope="row">{time === '' ? 'PRN' : time}</th>
                {days.map((day) => (
                  <td key={day}>
                    <Cell cell={cells.get(day)} initials={initials} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

interface CellProps {
  readonly cell: GridCell<Dose> | undefined;
  readonly initials: ReadonlyMap<string, string>;
}

function Cell({ cell, initials }: CellProps) {
  if (cell === undefined) return null;
  return (
    <>
      {cell.doses.map((dose) => {
        const code =
          DOSE_STATUSES.find(({ value }) => value === dose.status)?.code ||
          initials.get(dose.recorded_by_name);
        const title = `${labelOf(DOSE_STATUSES, dose.status)}, ${dose.recorded_by_name}`;
        return dose.struck_at === null ? (
          <abbr key={dose.id} title={title}>
            {code}
          </abbr>
        ) : (
          <s key={dose.id}>{code}</s>
        );
      })}
      {cell.isMissed && <strong className={ui.danger}>M</strong>}
    </>
  );
}

/** Reasons, effects, and entries in error of the month. */
function Notes({ record }: { readonly record: MedicationRecord }) {
  const noted = record.doses.filter(
    ({ note, struck_at, effect }) => note !== null || struck_at !== null || effect !== null,
  );
  if (noted.length === 0) return null;
  return (
    <section aria-label="Notes" className={ui.stack8}>
      <h2 className={styles.title}>Notes</h2>
      <ul className={styles.notes}>
        {noted.map((dose) => {
          const drug = record.orders.find(({ id }) => id === dose.order_id)?.drug;
          const said = `${formatZonedTime(dose.at, record.time_zone)}, ${drug}: ${labelOf(DOSE_STATUSES, dose.status).toLowerCase()}, ${dose.recorded_by_name}${dose.note === null ? '' : ` (${dose.note})`}`;
          return (
            <li key={dose.id}>
              {dose.struck_at === null ? said : <s>{said}</s>}
              {dose.effect !== null && `, ${labelOf(DOSE_EFFECTS, dose.effect).toLowerCase()}`}
              {dose.struck_at !== null &&
                ` Entry in error: ${dose.strike_reason} (${dose.struck_by_name})`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
