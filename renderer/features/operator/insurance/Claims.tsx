import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import {
  CLAIM_KINDS,
  CLAIMANTS,
  INSURANCE_LINES,
  quarterOf,
  sumClaims,
} from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ViewButtons } from '../../../ui/search/ViewButtons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { ClaimDialog, LossRunDialog } from './ClaimDialogs.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import type { InsuranceProps } from './InsurancePage.tsx';
import type { Claim } from './insuranceShapes.ts';
import { showCents } from './money.ts';

const STATUSES = [
  [null, 'All'],
  ['open', 'Open'],
  ['closed', 'Closed'],
] as const;

/** Claims with reserve, paid, and incurred amounts today; loss runs of any day. */
export function Claims({ insurance, community }: InsuranceProps) {
  const { params, change } = useUrlSearch();
  const [adding, setAdding] = useState<'claim' | 'run' | null>(null);
  const status = params.get('show');
  const kind = params.get('kind');
  const reported = params.get('reported');
  const paid = params.get('paid');
  const filters = [
    ['kind', kind, labelOf(CLAIM_KINDS, kind ?? '')],
    ['reported', reported, `Reported in ${reported}`],
    ['paid', paid, `Paid in ${paid}`],
  ] as const;
  const claims = insurance.claims.filter(
    (one) => community === '' || one.community_id === community,
  );
  const shown = claims.filter(
    (one) =>
      (status === null || one.status === status) &&
      (kind === null || one.kind === kind) &&
      (reported === null || quarterOf(one.reported_on) === reported) &&
      (paid === null ||
        one.movements.some((part) => part.kind === 'paid' && quarterOf(part.day) === paid)),
  );
  const open = insurance.claims.find(({ id }) => id === params.get('claim'));
  const lineOf = (claim: Claim) =>
    labelOf(
      INSURANCE_LINES,
      insurance.policies.find(({ id }) => id === claim.policy_id)?.line ?? '',
    );
  const add = (
    <Button size="small" intent="primary" onClick={() => setAdding('claim')}>
      Add claim
    </Button>
  );
  return (
    <div className={`${ui.stack12} ${compliance.tab}`}>
      {claims.length === 0 ? (
        <EmptyState title="No claims yet" action={add}>
          Add a claim and its reserve. Each change keeps its day.
        </EmptyState>
      ) : (
        <>
          <div className={operator.bar}>
            {add}
            <Button size="small" onClick={() => setAdding('run')}>
              Loss run
            </Button>
            <ViewButtons
              label="Status"
              views={STATUSES}
              chosen={status}
              onChoose={(value) => change([['show', value]])}
            />
            {filters.map(
              ([name, value, label]) =>
                value !== null && (
                  <Button
                    key={name}
                    size="small"
                    variant="minimal"
                    onClick={() => change([[name, null]])}
                  >
                    {label} ×
                  </Button>
                ),
            )}
            <span role="status" className={ui.caption}>
              {shown.length} of {claims.length} claims
            </span>
            <span className={ui.end}>
              <SaveCsv
                name="Claims"
                head={[
                  'Number',
                  'Line',
                  'Kind',
                  'Claimant',
                  'Occurred',
                  'Reported',
                  'Status',
                  'Reserve',
                  'Paid',
                  'Recovered',
                  'Incurred',
                ]}
                rows={() =>
                  shown.map((one) => [
                    one.number,
                    lineOf(one),
                    labelOf(CLAIM_KINDS, one.kind),
                    labelOf(CLAIMANTS, one.claimant),
                    one.occurred_on,
                    one.reported_on,
                    one.status,
                    one.reserve_cents / 100,
                    one.paid_cents / 100,
                    one.recovered_cents / 100,
                    one.incurred_cents / 100,
                  ])
                }
              />
            </span>
          </div>
          <ClaimTable claims={shown} lineOf={lineOf} />
        </>
      )}
      {open !== undefined && (
        <ClaimPanel claim={open} insurance={insurance} onClose={() => change([['claim', null]])} />
      )}
      {adding === 'claim' && (
        <ClaimDialog insurance={insurance} community={community} onClose={() => setAdding(null)} />
      )}
      {adding === 'run' && (
        <LossRunDialog
          insurance={insurance}
          community={community}
          onClose={() => setAdding(null)}
        />
      )}
    </div>
  );
}

interface ClaimTableProps {
  readonly claims: readonly Claim[];
  readonly lineOf: (claim: Claim) => string;
}

function ClaimTable({ claims, lineOf }: ClaimTableProps) {
  const { change } = useUrlSearch();
  const total = sumClaims(claims);
  return (
    <OperatorTable
      label="Claims"
      columns={[
        'Claim',
        'Line',
        'Occurred',
        'Status',
        { number: 'Reserve' },
        { number: 'Paid' },
        { number: 'Recovered' },
        { number: 'Incurred' },
      ]}
      foot={
        <tr>
          <th scope="row">Total</th>
          <td colSpan={3} />
          <td className={operator.number} data-label="Reserve">
            {showCents(total.reserve_cents)}
          </td>
          <td className={operator.number} data-label="Paid">
            {showCents(total.paid_cents)}
          </td>
          <td className={operator.number} data-label="Recovered">
            {showCents(total.recovered_cents)}
          </td>
          <td className={operator.number} data-label="Incurred">
            {showCents(total.incurred_cents)}
          </td>
        </tr>
      }
    >
      {claims.map((one) => (
        <tr key={one.id}>
          <th scope="row">
            <OpenButton onClick={() => change([['claim', one.id]])}>{one.summary}</OpenButton>
            <span className={ui.subline}>
              {[one.number, labelOf(CLAIM_KINDS, one.kind), labelOf(CLAIMANTS, one.claimant)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </th>
          <td>{lineOf(one)}</td>
          <td data-label="Occurred">{formatCalendarDay(one.occurred_on)}</td>
          <td>{one.status === 'open' ? 'Open' : 'Closed'}</td>
          <td className={operator.number} data-label="Reserve">
            {showCents(one.reserve_cents)}
          </td>
          <td className={operator.number} data-label="Paid">
            {showCents(one.paid_cents)}
          </td>
          <td className={operator.number} data-label="Recovered">
            {showCents(one.recovered_cents)}
          </td>
          <td className={operator.number} data-label="Incurred">
            {showCents(one.incurred_cents)}
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}
