import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { countDays, formatDay } from '#shared/format/date.ts';
import { CLAIM_PAYORS } from '#shared/operator/claims/claim.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { AuthorizationDialog } from './AuthorizationDialog.tsx';
import { useRemoveAuthorizationMutation } from './claimsApi.ts';
import type { Authorization, ClaimList } from './claimsShapes.ts';

interface AuthorizationsProps {
  readonly communityId: string;
  readonly list: ClaimList;
}

const WARNING_DAYS = 30;

/** What an authorization needs: a renewal, more units, or nothing. */
export function stateOf(one: Authorization, today: string): readonly [state: string, text: string] {
  const days = countDays(today, one.ends_on);
  if (days < 0) return ['expired', 'Expired'];
  if (days <= WARNING_DAYS) return ['expiring', days === 0 ? 'Ends today' : `Ends in ${days} days`];
  if (one.used >= one.units) return ['problem', 'No units left'];
  if (one.used >= one.units * 0.9) return ['expiring', 'Few units left'];
  return ['', 'Active'];
}

/** Authorizations of residents’ payors with used units. */
export function Authorizations({ communityId, list }: AuthorizationsProps) {
  const [editing, setEditing] = useState<Authorization | 'new' | null>(null);
  const [removing, setRemoving] = useState<Authorization | null>(null);
  const [remove] = useRemoveAuthorizationMutation();
  const add = list.can_change && (
    <Button size="small" intent="primary" onClick={() => setEditing('new')}>
      Add authorization
    </Button>
  );
  return (
    <div className={`${ui.stack12} ${compliance.tab}`}>
      {list.authorizations.length === 0 ? (
        <EmptyState title="No authorizations yet" action={add}>
          Add the units and dates that a payor approved.
        </EmptyState>
      ) : (
        <>
          <div className={operator.bar}>
            {add}
            <span className={ui.caption}>
              The business office is reminded 30 and 7 days before the end and on the day.
            </span>
            <span className={ui.end}>
              <SaveCsv
                name="Authorizations"
                head={['Number', 'Resident', 'Payor', 'Service', 'From', 'To', 'Units', 'Used']}
                rows={() =>
                  list.authorizations.map((one) => [
                    one.number,
                    one.resident,
                    labelOf(CLAIM_PAYORS, one.payor),
                    one.service,
                    one.begins_on,
                    one.ends_on,
                    one.units,
                    one.used,
                  ])
                }
              />
            </span>
          </div>
          <OperatorTable
            label="Authorizations"
            columns={[
              'Resident',
              'Payor',
              'Authorization',
              'Dates',
              'Status',
              { number: 'Units used' },
              { hidden: 'Actions' },
            ]}
          >
            {list.authorizations.map((one) => {
              const [state, label] = stateOf(one, list.today);
              return (
                <tr key={one.id}>
                  <th scope="row">{one.resident}</th>
                  <td>{labelOf(CLAIM_PAYORS, one.payor)}</td>
                  <td>
                    {one.number}
                    <span className={ui.subline}>{one.service}</span>
                  </td>
                  <td>
                    {formatDay(one.begins_on)} to {formatDay(one.ends_on)}
                  </td>
                  <td className={compliance.state} data-state={state}>
                    {label}
                  </td>
                  <td className={operator.number}>
                    {one.used} of {one.units}
                  </td>
                  <td>
                    {list.can_change && (
                      <span className={ui.actions}>
                        <Button
                          size="small"
                          variant="minimal"
                          aria-label={`Edit authorization ${one.number}`}
                          aria-haspopup="dialog"
                          onClick={() => setEditing(one)}
                        >
                          Edit
                        </Button>
                        {one.used === 0 && (
                          <Button size="small" variant="minimal" onClick={() => setRemoving(one)}>
                            Remove
                          </Button>
                        )}
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </OperatorTable>
        </>
      )}
      {editing !== null && (
        <AuthorizationDialog
          communityId={communityId}
          list={list}
          {...(editing !== 'new' && { authorization: editing })}
          onClose={() => setEditing(null)}
        />
      )}
      {removing !== null && (
        <ReasonDialog
          title={`Remove ${removing.number}`}
          action="Remove authorization"
          save={(reason) => remove({ id: removing.id, reason })}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}
