import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { CLAIM_PAYORS, CLAIM_STATUSES, FREQUENCIES } from '#shared/operator/claims/claim.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { FigureButtons } from '../../../ui/figures/FigureButtons.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import { CreateClaimsDialog } from './CreateClaimsDialog.tsx';
import { useExportClaimsMutation } from './claimsApi.ts';
import type { ClaimList, ClaimRow } from './claimsShapes.ts';
import { describeProblem, monthOf } from './claimTexts.ts';
import { saveClaimFile } from './saveClaimFile.ts';

const VIEWS = [
  ['problems', 'With problems', ({ problems }: ClaimRow) => problems.length > 0],
  ['drafts', 'Drafts', ({ status }: ClaimRow) => status === 'draft'],
  ['ready', 'Ready to export', ({ status }: ClaimRow) => status === 'ready'],
  [
    'waiting',
    'With the payer',
    ({ status }: ClaimRow) => ['exported', 'accepted', 'appealed'].includes(status),
  ],
  [
    'unpaid',
    'Rejected or denied',
    ({ status }: ClaimRow) => ['rejected', 'denied', 'partly_paid'].includes(status),
  ],
] as const;

interface ClaimQueueProps {
  readonly communityId: string;
  readonly list: ClaimList;
}

/** Claims with what stops each, and charges that wait for a claim. */
export function ClaimQueue({ communityId, list }: ClaimQueueProps) {
  const { params, change } = useUrlSearch();
  const [isCreating, setCreating] = useState(false);
  const view = VIEWS.find(([value]) => value === params.get('only'));
  const payor = params.get('payor') ?? '';
  const shown = list.claims.filter(
    (one) => (view === undefined || view[2](one)) && (payor === '' || one.payor === payor),
  );
  const open = params.get('claim');
  const create = list.can_change && (
    <Button size="small" intent="primary" onClick={() => setCreating(true)}>
      Create claims
    </Button>
  );
  return (
    <div className={`${ui.stack12} ${compliance.tab}`}>
      <p className={ui.muted}>
        Haven Exchange doesn’t send claims. Export a file and upload it to your clearinghouse or
        payer.
      </p>
      <Unclaimed list={list} />
      {list.claims.length === 0 ? (
        <EmptyState title="No claims yet" action={create}>
          Create claims from posted charges of a payor.
        </EmptyState>
      ) : (
        <>
          <FigureButtons
            label="Views"
            figures={VIEWS.map(([id, label, is]) => {
              const matching = list.claims.filter(is);
              return {
                id,
                label,
                value: matching.length,
                note: formatCents(matching.reduce((sum, { total_cents }) => sum + total_cents, 0)),
                isAlert: (id === 'problems' || id === 'unpaid') && matching.length > 0,
              };
            })}
            chosen={view?.[0] ?? null}
            onChoose={(id) => change([['only', id]])}
          />
          <div className={operator.bar}>
            {create}
            <ExportReady communityId={communityId} list={list} payor={payor} />
            <Select
              aria-label="Payor"
              value={payor}
              options={[
                ['', 'All payors'],
                ...CLAIM_PAYORS.filter(({ value }) =>
                  list.claims.some((one) => one.payor === value),
                ).map(({ value, label }) => [value, label] as const),
              ]}
              onChange={({ target }) => change([['payor', target.value || null]])}
            />
            <span role="status" className={ui.caption}>
              {shown.length} of {list.claims.length} claims
            </span>
            <span className={ui.end}>
              <SaveClaims rows={shown} />
            </span>
          </div>
          {shown.length === 0 ? (
            <p className={ui.muted}>No results</p>
          ) : (
            <ClaimTable rows={shown} />
          )}
        </>
      )}
      {open !== null && (
        <ClaimPanel key={open} id={open} list={list} onClose={() => change([['claim', null]])} />
      )}
      {isCreating && (
        <CreateClaimsDialog
          communityId={communityId}
          list={list}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  );
}

/** Posted charges without a claim, and charges corrected after the claim was exported. */
const SHOWN_UNCLAIMED = 6;

function Unclaimed({ list: { unclaimed } }: { readonly list: ClaimList }) {
  if (unclaimed.length === 0) return null;
  const older = unclaimed.slice(SHOWN_UNCLAIMED);
  return (
    <section className={operator.heldList} aria-label="Charges without a claim">
      <h2>Charges without a claim</h2>
      <UnclaimedList rows={unclaimed.slice(0, SHOWN_UNCLAIMED)} />
      {older.length > 0 && (
        <details>
          <summary>Show {older.length} older</summary>
          <UnclaimedList rows={older} />
        </details>
      )}
    </section>
  );
}

const UnclaimedList = ({ rows }: { readonly rows: ClaimList['unclaimed'] }) => (
  <ul>
    {rows.map(({ payor, month, residents, cents, has_corrections }) => (
      <li key={`${payor}/${month}`}>
        {labelOf(CLAIM_PAYORS, payor)}, {monthOf(month)}: {formatCents(cents)} for {residents}{' '}
        {residents === 1 ? 'resident' : 'residents'}
        {has_corrections && '. Some correct exported claims: replace those claims.'}
      </li>
    ))}
  </ul>
);

/** Exports the ready claims of the chosen payor, or of the only one that has any. */
function ExportReady({ communityId, list, payor }: ClaimQueueProps & { readonly payor: string }) {
  const [exportClaims, { isLoading }] = useExportClaimsMutation();
  const ready = list.claims.filter(({ status }) => status === 'ready');
  const chosen = payor || (ready[0]?.payor ?? '');
  const claims = ready.filter((one) => one.payor === chosen);
  if (!list.can_change || claims.length === 0) return null;
  return (
    <Button
      size="small"
      loading={isLoading}
      onClick={async () => {
        const { data } = await exportClaims({
          id: crypto.randomUUID(),
          communityId,
          claimIds: claims.map(({ id }) => id),
        });
        if (data !== undefined) saveClaimFile(data);
      }}
    >
      Export {claims.length} {labelOf(CLAIM_PAYORS, chosen)}{' '}
      {claims.length === 1 ? 'claim' : 'claims'}
    </Button>
  );
}

function ClaimTable({ rows }: { readonly rows: readonly ClaimRow[] }) {
  const { change } = useUrlSearch();
  const sum = (pick: (row: ClaimRow) => number) =>
    formatCents(rows.reduce((a, b) => a + pick(b), 0));
  return (
    <OperatorTable
      label="Claims"
      columns={[
        'Claim',
        'Payor',
        'Month',
        'Status',
        { number: 'Charged' },
        { number: 'Paid' },
        { number: 'Written off' },
        { number: 'Resident’s share' },
      ]}
      foot={
        <tr>
          <th scope="row">Total</th>
          <td colSpan={3} />
          <td className={operator.number} data-key>
            {sum((row) => row.total_cents)}
          </td>
          <td className={operator.number} data-label="Paid">
            {sum((row) => row.paid_cents)}
          </td>
          <td className={operator.number} data-label="Written off">
            {sum((row) => row.contractual_cents)}
          </td>
          <td className={operator.number} data-label="Resident’s share">
            {sum((row) => row.patient_cents)}
          </td>
        </tr>
      }
    >
      {rows.map((one) => (
        <tr key={one.id}>
          <th scope="row">
            <OpenButton onClick={() => change([['claim', one.id]])}>{one.resident}</OpenButton>
            <span className={ui.subline}>
              {one.number}
              {one.frequency !== '1' && ` · ${labelOf(FREQUENCIES, one.frequency)}`}
            </span>
          </th>
          <td>{labelOf(CLAIM_PAYORS, one.payor)}</td>
          <td className={operator.date}>{monthOf(one.from_on)}</td>
          <td>
            <span
              className={compliance.state}
              data-state={
                ['rejected', 'denied'].includes(one.status) || one.problems.length > 0
                  ? 'problem'
                  : ''
              }
            >
              {labelOf(CLAIM_STATUSES, one.status)}
            </span>
            {one.problems.map((code) => (
              <span key={code} className={ui.subline}>
                {describeProblem(code)}
              </span>
            ))}
          </td>
          <td className={operator.number} data-key>
            {formatCents(one.total_cents)}
          </td>
          <td className={operator.number} data-label="Paid">
            {formatCents(one.paid_cents)}
          </td>
          <td className={operator.number} data-label="Written off">
            {formatCents(one.contractual_cents)}
          </td>
          <td className={operator.number} data-label="Resident’s share">
            {formatCents(one.patient_cents)}
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}

const SaveClaims = ({ rows }: { readonly rows: readonly ClaimRow[] }) => (
  <SaveCsv
    name="Claims"
    head={[
      'Claim',
      'Resident',
      'Payor',
      'From',
      'To',
      'Status',
      'Charged',
      'Paid',
      'Written off',
      'Resident’s share',
    ]}
    rows={() =>
      rows.map((one) => [
        one.number,
        one.resident,
        labelOf(CLAIM_PAYORS, one.payor),
        one.from_on,
        one.to_on,
        labelOf(CLAIM_STATUSES, one.status),
        one.total_cents / 100,
        one.paid_cents / 100,
        one.contractual_cents / 100,
        one.patient_cents / 100,
      ])
    }
  />
);
