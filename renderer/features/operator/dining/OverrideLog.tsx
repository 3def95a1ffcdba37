import { formatCalendarDay } from '#shared/format/date.ts';
import { describeConflict, MEALS } from '#shared/operator/dining.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Dining.module.css';
import { useMealOverridesQuery } from './diningApi.ts';

/** Who decided to serve a dish despite a conflict, in the last 90 days. */
export function OverrideLog({ communityId }: { readonly communityId: string }) {
  const query = useMealOverridesQuery(communityId);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="24rem" />}
      nothing={
        <EmptyState title="No overrides">
          When a nurse overrides an allergy or diet, it appears here.
        </EmptyState>
      }
    >
      {(rows) => (
        <div className={`${ui.scroll} ${styles.tab}`}>
          <table className={`${operator.table} ${operator.stacked}`} aria-label="Overrides">
            <TableHead columns={['Resident', 'Meal', 'Dish', 'Conflict', 'Decision', 'By']} />
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.resident}</th>
                  <td>
                    {formatCalendarDay(row.day)}, {labelOf(MEALS, row.meal).toLowerCase()}
                  </td>
                  <td>{row.dish}</td>
                  <td data-wide>{row.keys.map(describeConflict).join(', ')}</td>
                  <td data-wide>
                    {row.is_acknowledgment ? 'Acknowledged' : `Overridden: ${row.reason}`}
                  </td>
                  <td>{row.by_name}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Loaded>
  );
}
