import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { CLAIM_KINDS, CLAIM_PAYORS } from '#shared/operator/claims/claim.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useClaimBatchMutation } from './claimsApi.ts';
import type { ClaimList, Profile } from './claimsShapes.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { saveClaimFile } from './saveClaimFile.ts';

interface PayersProps {
  readonly communityId: string;
  readonly list: ClaimList;
}

/** Identifiers with each payer, and the files that were exported. */
export function Payers({ communityId, list }: PayersProps) {
  const [editing, setEditing] = useState<Profile | 'new' | null>(null);
  const isComplete = list.profiles.length >= CLAIM_PAYORS.length;
  const add = list.can_change && !isComplete && (
    <Button size="small" intent="primary" onClick={() => setEditing('new')}>
      Add payer profile
    </Button>
  );
  return (
    <div className={`${ui.stack12} ${compliance.tab}`}>
      {list.profiles.length === 0 ? (
        <EmptyState title="No payer profiles yet" action={add}>
          Add the NPI, payer ID, and codes that go on claims of a payor.
        </EmptyState>
      ) : (
        <>
          <div className={operator.bar}>{add}</div>
          <OperatorTable
            label="Payer profiles"
            columns={['Payor', 'Payer', 'Claims', 'NPI', 'Codes', 'Files', { hidden: 'Actions' }]}
          >
            {list.profiles.map((one) => (
              <tr key={one.id}>
                <th scope="row">{labelOf(CLAIM_PAYORS, one.payor)}</th>
                <td>
                  {one.payer_name}
                  <span className={ui.subline}>{one.payer_id}</span>
                </td>
                <td>{labelOf(CLAIM_KINDS, one.claim_kind)}</td>
                <td data-label="NPI">{one.npi || '—'}</td>
                <td>
                  {(one.claim_kind === 'professional'
                    ? [one.procedure_code, ...one.modifiers]
                    : [one.revenue_code]
                  )
                    .filter(Boolean)
                    .join(' ') || '—'}
                </td>
                <td>{one.is_test ? 'Test' : 'Production'}</td>
                <td>
                  {list.can_change && (
                    <Button
                      size="small"
                      variant="minimal"
                      aria-label={`Edit ${one.payer_name}`}
                      aria-haspopup="dialog"
                      onClick={() => setEditing(one)}
                    >
                      Edit
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </OperatorTable>
        </>
      )}
      <Batches list={list} />
      {editing !== null && (
        <ProfileDialog
          communityId={communityId}
          list={list}
          {...(editing !== 'new' && { profile: editing })}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

function Batches({ list }: { readonly list: ClaimList }) {
  const [getBatch] = useClaimBatchMutation();
  if (list.batches.length === 0) return null;
  return (
    <section className={ui.stack8} aria-label="Exported files">
      <h2 className={compliance.title}>Exported files</h2>
      <ul className={compliance.rows}>
        {list.batches.map((one) => (
          <li key={one.id}>
            <span>
              {labelOf(CLAIM_PAYORS, one.payor)} file {one.control_number}
              {one.is_test && ' (test)'}
              <span className={ui.subline}>
                {[
                  `${one.claim_count} ${one.claim_count === 1 ? 'claim' : 'claims'}`,
                  formatCents(one.total_cents),
                  formatDateTime(one.created_at),
                  one.created_by_name,
                  one.answer === null ? 'No answer yet' : `File ${one.answer}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              size="small"
              variant="minimal"
              onClick={async () => {
                const { data } = await getBatch(one.id);
                if (data !== undefined) saveClaimFile(data);
              }}
            >
              Download file {one.control_number}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
