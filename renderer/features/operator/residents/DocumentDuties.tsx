import { formatCalendarDay } from '#shared/format/date.ts';
import { toLocalDay } from '#shared/operator/census.ts';
import { DUTY_STATUSES, listDocumentDuties } from '#shared/operator/residentDocuments.ts';
import { residentDocument } from '#shared/records/nouns/residentDocument.ts';
import { getFieldValue } from '#shared/records/row.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useReadChildrenQuery } from '../../../workbench/data/recordsApi.ts';
import styles from '../Operator.module.css';
import type { OpenResident } from '../resident.ts';

/** The documents a resident needs, with what is missing or expired. */
export function DocumentDuties({ resident }: { readonly resident: OpenResident }) {
  const { data } = useReadChildrenQuery({ noun: residentDocument, parentId: resident.id });
  if (data === undefined) return null;
  const documents = data.map((row) => {
    const expires = getFieldValue(row, 'expires_on');
    return {
      type: String(getFieldValue(row, 'type')),
      expires_on: typeof expires === 'string' ? expires : null,
    };
  });
  const duties = listDocumentDuties(
    resident.state,
    documents,
    toLocalDay(Date.now(), resident.time_zone),
  );
  return (
    <section aria-label="Required documents" className={ui.stack8}>
      <h3>Required documents</h3>
      <div className={ui.scroll}>
        <table className={styles.table} aria-label="Required documents">
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">Status</th>
              <th scope="col">Valid until</th>
            </tr>
          </thead>
          <tbody>
            {duties.map(({ type, label, status, until }) => (
              <tr key={type}>
                <th scope="row">{label}</th>
                <td>{DUTY_STATUSES[status]}</td>
                <td>{until === null ? '—' : formatCalendarDay(until)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
