import { serverNow } from '#shared/format/clock.ts';
import { formatShortDay } from '#shared/format/relative-time.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Operator.module.css';
import type { OpenResident } from '../resident.ts';
import { DutyStatus } from './DutyStatus.tsx';
import { useDocumentDutiesQuery } from './residentFilesApi.ts';

/** The documents a resident needs by the state's and the community's rules, with what is missing or expired. */
export function DocumentDuties({ resident }: { readonly resident: OpenResident }) {
  const query = useDocumentDutiesQuery({
    communityId: resident.community_id,
    residentId: resident.id,
  });
  return (
    <section aria-label="Required documents" className={ui.stack8}>
      <h3>Required documents</h3>
      <Loaded
        answer={query}
        waiting={<Skeleton height="13rem" />}
        nothing={<p className={ui.muted}>This community has no document rules.</p>}
      >
        {(duties) => (
          <ScrollTable
            label="Required documents"
            columns={['Document', 'Status', 'Due', 'Valid until', 'Rule']}
            className={styles.table}
          >
            {duties.map(({ label, status, due_on, until, is_state_rule, source }) => (
              <tr key={`${label} ${is_state_rule}`}>
                <th scope="row">{label}</th>
                <td>
                  <DutyStatus status={status} />
                </td>
                <td>{due_on === null ? '—' : formatShortDay(due_on, serverNow())}</td>
                <td>{until === null ? '—' : formatShortDay(until, serverNow())}</td>
                <td className={ui.muted}>{source ?? 'Community rule'}</td>
              </tr>
            ))}
          </ScrollTable>
        )}
      </Loaded>
    </section>
  );
}
