import { formatDateTime } from '#shared/format/date.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Operator.module.css';
import { useAccessLogQuery } from '../operatorApi.ts';

/** Everyone who opened a resident's record; for executive directors. */
export function AccessLog({ residentId }: { readonly residentId: string }) {
  const query = useAccessLogQuery(residentId);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="8rem" />}
      nothing={<p className={ui.muted}>Executive directors see who opened this record.</p>}
    >
      {(entries) => (
        <ScrollTable
          label="Access log"
          columns={['Time', 'Person', 'Position', 'Purpose']}
          className={styles.table}
        >
          {entries.map(({ id, at, user_name, positions, is_break_glass, reason }) => (
            <tr key={id}>
              <td>{formatDateTime(at)}</td>
              <th scope="row">{user_name}</th>
              <td>{positions.map((one) => labelOf(POSITIONS, one)).join(', ')}</td>
              <td>
                {is_break_glass && <strong>Emergency access: </strong>}
                {reason ?? 'Record opened'}
              </td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </Loaded>
  );
}
