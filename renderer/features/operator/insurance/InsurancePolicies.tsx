import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { INSURANCE_LINES } from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import { Files } from '../compliance/index.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import type { InsuranceProps } from './InsurancePage.tsx';
import { InsurancePolicyDialog } from './InsurancePolicyDialog.tsx';
import { useRemoveInsurancePolicyMutation } from './insuranceApi.ts';
import type { InsurancePolicy } from './insuranceShapes.ts';
import { showCents } from './money.ts';

/** State of a policy on a day. */
export function stateOfPolicy(policy: InsurancePolicy, today: string): string {
  if (policy.expires_on < today) return 'expired';
  if (policy.effective_on > today) return 'future';
  return Date.parse(policy.expires_on) - Date.parse(today) <= 90 * 86_400_000
    ? 'expiring'
    : 'current';
}

export const POLICY_STATES = [
  { value: 'current', label: 'In force' },
  { value: 'expiring', label: 'Expires in 90 days' },
  { value: 'future', label: 'Not yet in force' },
  { value: 'expired', label: 'Expired' },
];

/** Insurance policies of the operator: those in force first, earlier periods on request. */
export function InsurancePolicies({ insurance, community }: InsuranceProps) {
  const { params, change } = useUrlSearch();
  const [editing, setEditing] = useState<InsurancePolicy | 'new' | null>(null);
  const [removing, setRemoving] = useState<InsurancePolicy | null>(null);
  const [remove] = useRemoveInsurancePolicyMutation();
  const today = insurance.communities[0]?.today ?? '';
  const shows = params.get('show');
  const chosen = params.get('policy');
  const all = insurance.policies.filter(
    ({ community_ids }) => community === '' || community_ids.includes(community),
  );
  const shown = all.filter((one) =>
    chosen !== null
      ? one.id === chosen
      : shows === 'all' ||
        (shows === null ? one.expires_on >= today : stateOfPolicy(one, today) === shows),
  );
  const nameOf = (id: string) => insurance.communities.find((one) => one.id === id)?.name ?? '';
  const add = (
    <Button size="small" intent="primary" onClick={() => setEditing('new')}>
      Add policy
    </Button>
  );
  return (
    <div className={`${ui.stack12} ${compliance.tab}`}>
      {all.length === 0 ? (
        <EmptyState title="No insurance policies yet" action={add}>
          Add each line to be reminded 90 days before it expires.
        </EmptyState>
      ) : (
        <>
          <div className={operator.bar}>
            {add}
            <Button
              size="small"
              variant="minimal"
              aria-pressed={shows === 'all'}
              onClick={() =>
                change([
                  ['show', shows === 'all' ? null : 'all'],
                  ['policy', null],
                ])
              }
            >
              {shows === 'all' ? 'Only in force' : 'Earlier periods'}
            </Button>
            {(chosen !== null || (shows !== null && shows !== 'all')) && (
              <Button
                size="small"
                variant="minimal"
                onClick={() =>
                  change([
                    ['show', null],
                    ['policy', null],
                  ])
                }
              >
                Clear filters
              </Button>
            )}
            <span role="status" className={ui.caption}>
              {shown.length} of {all.length} policies
            </span>
            <span className={ui.end}>
              <SaveCsv
                name="Insurance policies"
                head={[
                  'Line',
                  'Carrier',
                  'Number',
                  'Occurrence',
                  'Aggregate',
                  'Deductible',
                  'Premium',
                  'Effective',
                  'Expires',
                  'Communities',
                ]}
                rows={() =>
                  shown.map((one) => [
                    labelOf(INSURANCE_LINES, one.line),
                    one.carrier,
                    one.number,
                    one.occurrence_cents === null ? null : one.occurrence_cents / 100,
                    one.aggregate_cents === null ? null : one.aggregate_cents / 100,
                    one.deductible_cents === null ? null : one.deductible_cents / 100,
                    one.premium_cents === null ? null : one.premium_cents / 100,
                    one.effective_on,
                    one.expires_on,
                    one.community_ids.map(nameOf).join('; '),
                  ])
                }
              />
            </span>
          </div>
          <OperatorTable
            label="Policies"
            columns={[
              'Line',
              { number: 'Occurrence' },
              { number: 'Aggregate' },
              { number: 'Deductible' },
              { number: 'Premium' },
              'Period',
              'Status',
              { hidden: 'Actions' },
            ]}
          >
            {shown.map((one) => {
              const state = stateOfPolicy(one, today);
              return (
                <tr key={one.id}>
                  <th scope="row">
                    {labelOf(INSURANCE_LINES, one.line)}
                    <span className={ui.subline}>
                      {one.carrier} · {one.number} · {one.community_ids.length}{' '}
                      {one.community_ids.length === 1 ? 'community' : 'communities'}
                    </span>
                  </th>
                  <td className={operator.number} data-label="Occurrence">
                    {showCents(one.occurrence_cents)}
                  </td>
                  <td className={operator.number} data-label="Aggregate">
                    {showCents(one.aggregate_cents)}
                  </td>
                  <td className={operator.number} data-label="Deductible">
                    {showCents(one.deductible_cents)}
                  </td>
                  <td className={operator.number} data-label="Premium">
                    {showCents(one.premium_cents)}
                  </td>
                  <td data-label="Period">
                    {formatCalendarDay(one.effective_on)} to {formatCalendarDay(one.expires_on)}
                  </td>
                  <td data-state={state} className={`${compliance.state} ${operator.date}`}>
                    {labelOf(POLICY_STATES, state)}
                  </td>
                  <td>
                    <span className={ui.actions}>
                      {one.can_change && (
                        <MenuButton
                          label={`Actions of ${one.number}`}
                          sections={[
                            {
                              entries: [
                                { name: 'Edit', onChoose: () => setEditing(one) },
                                { name: 'Remove', onChoose: () => setRemoving(one) },
                              ],
                            },
                          ]}
                        >
                          More
                        </MenuButton>
                      )}
                      <Files
                        communityId={one.community_id}
                        kind="insurance_policy"
                        subjectId={one.id}
                        title={one.number}
                        files={one.files}
                        canChange={one.can_change}
                      />
                    </span>
                  </td>
                </tr>
              );
            })}
          </OperatorTable>
        </>
      )}
      {editing !== null && (
        <InsurancePolicyDialog
          insurance={insurance}
          policy={editing === 'new' ? null : editing}
          community={community}
          onClose={() => setEditing(null)}
        />
      )}
      {removing !== null && (
        <ReasonDialog
          title={`Remove ${removing.number}`}
          action="Remove"
          save={(reason) => remove({ id: removing.id, reason })}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}
