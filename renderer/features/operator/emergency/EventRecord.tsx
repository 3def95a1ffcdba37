import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import {
  EVENT_KINDS,
  formatDuration,
  HAZARDS,
  MARK_STATUSES,
  PERSON_KINDS,
} from '#shared/operator/emergency.ts';
import { WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintDialog } from '../../../workbench/print/PrintDialog.tsx';
import { PrintLayout } from '../../../workbench/print/PrintLayout.tsx';
import operator from '../Operator.module.css';
import styles from './Emergency.module.css';
import type { OpenEvent } from './emergencyShapes.ts';

/** The record of an ended event: duration, count, participants, findings, and checklist. It no longer changes. */
export function EventRecord({ event }: { readonly event: OpenEvent }) {
  const [isPrinting, setPrinting] = useState(false);
  const title = `${labelOf(EVENT_KINDS, event.kind)}: ${labelOf(HAZARDS, event.hazard)}`;
  return (
    <article className={ui.stack16} aria-label={title}>
      <header className={styles.bar}>
        <h2>{title}</h2>
        <Button icon={<Print />} onClick={() => setPrinting(true)}>
          Print record
        </Button>
      </header>
      <RecordBody event={event} />
      {isPrinting && (
        <PrintDialog
          title="Print record"
          onClose={() => setPrinting(false)}
          paper={
            <PrintLayout title={title} lines={[event.community]}>
              <RecordBody event={event} isPaper />
            </PrintLayout>
          }
        >
          <p role="status">Printing the record.</p>
        </PrintDialog>
      )}
    </article>
  );
}

interface RecordBodyProps {
  readonly event: OpenEvent;
  readonly isPaper?: boolean;
}

function RecordBody({ event, isPaper = false }: RecordBodyProps) {
  const { counts, inspection } = event;
  const endedAt = event.ended_at ?? event.started_at;
  const facts: readonly (readonly [string, string])[] = [
    ['Started', `${formatZonedTime(event.started_at, event.time_zone)} by ${event.starter}`],
    ['Ended', `${formatZonedTime(endedAt, event.time_zone)} by ${event.ender ?? 'you'}`],
    ['Duration', formatDuration(event.started_at, endedAt)],
    ...(event.kind === 'tabletop'
      ? []
      : [
          [
            'Head count',
            `${counts.total - counts.open - counts.missing} of ${counts.total} accounted for, ${counts.safe} safe here, ${counts.evacuated} evacuated, ${counts.hospital} sent to hospital, ${counts.missing} missing, ${counts.open} not counted`,
          ] as const,
        ]),
    ['Summary', event.summary ?? '—'],
    ['Participants', event.participants ?? '—'],
    ...(inspection === null
      ? []
      : [
          [
            'Life safety log',
            inspection.failures === null
              ? 'Fire drill, still due'
              : `Fire drill, ${inspection.failures === 0 ? 'pass' : `${inspection.failures} failed`}, signed ${inspection.signature ?? '—'}`,
          ] as const,
        ]),
  ];
  return (
    <>
      <FactGrid facts={facts} />
      <section className={ui.stack8} aria-label="Findings">
        <h3>Findings</h3>
        {event.findings.length === 0 ? (
          <p>None.</p>
        ) : (
          <ul className={styles.findings}>
            {event.findings.map(({ id, description, order_id, order_number, order_state }) => (
              <li key={id}>
                {description}{' '}
                {order_id !== null &&
                  (isPaper ? (
                    `(work order ${order_number})`
                  ) : (
                    <>
                      <RouteLink to="operatorMaintenance" query={{ order: order_id }}>
                        Order {order_number}
                      </RouteLink>{' '}
                      <span className={ui.caption}>
                        {labelOf(WORK_ORDER_STATES, order_state ?? '')}
                      </span>
                    </>
                  ))}
              </li>
            ))}
          </ul>
        )}
      </section>
      {event.people.length > 0 && (
        <section className={ui.stack8} aria-label="Head count">
          <h3>Head count</h3>
          <div className={isPaper ? undefined : ui.scroll}>
            <table
              className={isPaper ? undefined : `${operator.table} ${operator.stacked}`}
              aria-label="Head count"
            >
              <TableHead columns={['Name', 'Unit', 'Where', 'Marked']} />
              <tbody>
                {event.people.map(({ id, name, unit, kind, mark }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td data-label="Unit">
                      {unit ?? (kind === 'resident' ? '—' : labelOf(PERSON_KINDS, kind))}
                    </td>
                    <td>
                      {mark === null
                        ? 'Not counted'
                        : [labelOf(MARK_STATUSES, mark.status), mark.place]
                            .filter(Boolean)
                            .join(', ')}
                    </td>
                    <td>
                      {mark === null
                        ? '—'
                        : `${mark.by}, ${formatZonedTime(mark.at, event.time_zone)}${mark.count > 1 ? `, ${mark.count} marks` : ''}`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}
