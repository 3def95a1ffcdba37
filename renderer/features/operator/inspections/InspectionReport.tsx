import { formatDay } from '#shared/format/date.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import { PrintDialog } from '../../../workbench/print/PrintDialog.tsx';
import { PrintLayout } from '../../../workbench/print/PrintLayout.tsx';
import styles from './Inspections.module.css';
import type { FinishedInspection, InspectionList } from './inspectionsApi.ts';
import { countFailures, describeLimits, describeValue, nameInspection } from './inspectionText.ts';

interface InspectionReportProps {
  readonly list: InspectionList;
  readonly inspections: readonly FinishedInspection[];
  readonly onClose: () => void;
}

/** Prints finished inspections for a surveyor: each item with its result, and who signed when. */
export function InspectionReport({ list, inspections, onClose }: InspectionReportProps) {
  const names = [...new Set(inspections.map(({ name }) => name))];
  const days = inspections.map(({ finished_at }) => finished_at).toSorted();
  const period = [days[0], days.at(-1)].map((at) =>
    at === undefined ? '' : formatZonedTime(at, list.time_zone),
  );
  const failed = inspections.filter(({ failures }) => failures > 0).length;
  return (
    <PrintDialog
      title="Print inspection report"
      onClose={onClose}
      paper={
        <PrintLayout
          title="Inspection report"
          lines={[
            list.community,
            names.length === 1 ? (names[0] ?? '') : 'All inspections',
            inspections.length === 0 ? 'No finished inspections' : period.join(' to '),
            `${inspections.length} finished, ${failed} with failed items`,
          ]}
        >
          {inspections.map((one) => (
            <InspectionRecord
              key={one.id}
              inspection={one}
              zone={list.time_zone}
              source={list.templates.find(({ id }) => id === one.template_id)?.source ?? null}
            />
          ))}
        </PrintLayout>
      }
    >
      <p role="status">
        {inspections.length === 1
          ? 'Printing 1 inspection.'
          : `Printing ${inspections.length} inspections.`}
      </p>
    </PrintDialog>
  );
}

interface InspectionRecordProps {
  readonly inspection: FinishedInspection;
  readonly zone: string;
  /** The rule that the template follows. */
  readonly source: string | null;
}

function InspectionRecord({ inspection, zone, source }: InspectionRecordProps) {
  const { items, results, photos, orders, finisher, signature, failures } = inspection;
  const title = nameInspection(inspection.name, inspection.shift);
  return (
    <section aria-label={`${title}, due ${formatDay(inspection.due_on)}`} className={styles.record}>
      <h2>{title}</h2>
      <p>
        {[
          source,
          `Due ${formatDay(inspection.due_on)}`,
          `Finished ${formatZonedTime(inspection.finished_at, zone)}`,
          countFailures(failures),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table>
        <TableHead columns={['Item', 'Limits', 'Result', 'Note', 'Photos', 'Work order']} />
        <tbody>
          {items.map((item) => {
            const order = orders.find((one) => one.item === item.id);
            const result = results[item.id];
            return (
              <tr key={item.id}>
                <th scope="row">{item.label}</th>
                <td>{item.type === 'reading' ? describeLimits(item) || '—' : '—'}</td>
                <td>
                  {describeValue(item, result?.value)}
                  {result?.is_failure === true && item.type === 'reading' && ', outside limits'}
                </td>
                <td>{result?.note ?? '—'}</td>
                <td>{photos.filter((photo) => photo.item === item.id).length}</td>
                <td>
                  {order === undefined
                    ? '—'
                    : `No. ${order.number}, ${labelOf(WORK_ORDER_STATES, order.state).toLowerCase()}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        Inspected by {finisher ?? '—'}
        {signature !== null && `. Signed: ${signature}`}
      </p>
    </section>
  );
}
