import { useId } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { explainPlace } from '#shared/operator/prospects.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { LICENSE_CATEGORIES, UNIT_TYPES } from '#shared/operator/units.ts';
import { linkTo } from '#shared/routes.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Operator.module.css';
import prospects from './Prospects.module.css';
import { useWaitlistQuery } from './prospectsApi.ts';

/** The waitlist of a community in order, with the reason for each place. */
export function Waitlist({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const typeId = useId();
  const unitType = UNIT_TYPES.find(({ value }) => value === params.get('type'))?.value ?? null;
  const query = useWaitlistQuery({ communityId, unitType });
  return (
    <div className={ui.stack16}>
      <div className={prospects.bar}>
        <div className={ui.line}>
          <label htmlFor={typeId}>Unit type</label>
          <Select
            id={typeId}
            value={unitType ?? ''}
            options={[
              ['', 'All types'],
              ...UNIT_TYPES.map(({ value, label }) => [value, label] as const),
            ]}
            onChange={({ target }) => change([['type', target.value || null]])}
          />
        </div>
        <details>
          <summary>How the order works</summary>
          <ol className={prospects.rules}>
            <li>Spouses of residents, returning residents, and unit changes of residents</li>
            <li>Prospects with a deposit</li>
            <li>Everyone else</li>
          </ol>
          <p>
            Within a group, the order is by the time of joining. Two declined units move a prospect
            behind the others of the group.
          </p>
        </details>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No one is waiting">
            Record “Joined waitlist” for a prospect to add them here.
          </EmptyState>
        }
      >
        {(rows) => (
          <ScrollTable
            label="Waitlist"
            columns={[
              { number: 'Place' },
              'Prospect',
              'Reason for place',
              'Looking for',
              'Desired move-in',
              { number: 'Deposit' },
              { number: 'Matching units ready' },
            ]}
            className={styles.table}
          >
            {rows.map((row) => (
              <tr key={row.id}>
                <td className={styles.number}>{row.place}</td>
                <th scope="row">
                  <Link to={linkTo('operatorProspect', { id: row.id })}>{row.name}</Link>
                </th>
                <td>{explainPlace({ ...row, joined: formatDay(row.joined_at) })}</td>
                <td>
                  {[
                    labelOf(LICENSE_CATEGORIES, row.care_type),
                    ...row.unit_types.map((type) => labelOf(UNIT_TYPES, type)),
                  ]
                    .filter(Boolean)
                    .join(', ') || 'Any unit'}
                </td>
                <td>{row.desired_on === null ? '—' : formatCalendarDay(row.desired_on)}</td>
                <td className={styles.number}>
                  {row.deposit === null ? '—' : formatDollars(row.deposit)}
                </td>
                <td className={styles.number}>
                  {row.ready_units === 0 ? (
                    '0'
                  ) : (
                    <Link
                      to={`${linkTo('operatorProperty', { propertyId: communityId })}?status=ready&as=list`}
                    >
                      {row.ready_units}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </ScrollTable>
        )}
      </Loaded>
    </div>
  );
}
