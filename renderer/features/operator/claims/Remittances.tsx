import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { type Remittance, read835 } from '#shared/operator/claims/read835.ts';
import { readStatusFile } from '#shared/operator/claims/readStatus.ts';
import { MAX_FILE_LENGTH, X12Error } from '#shared/operator/claims/x12.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useRecordAnswersMutation } from './claimsApi.ts';
import type { ClaimList, RemittanceLine } from './claimsShapes.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

interface RemittancesProps {
  readonly communityId: string;
  readonly list: ClaimList;
}

/** True if a line waits for a person. */
const isWaiting = (one: RemittanceLine): boolean =>
  one.claim_id === null && one.resolution === null;

/** Remittances of payers with their lines; imports 835, 999, and 277CA files. */
export function Remittances({ communityId, list }: RemittancesProps) {
  const [read, setRead] = useState<readonly Remittance[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [resolving, setResolving] = useState<RemittanceLine | null>(null);
  const [record] = useRecordAnswersMutation();
  const take = async (file: File | undefined) => {
    setFailure(null);
    if (file === undefined) return;
    if (file.size > MAX_FILE_LENGTH) {
      setFailure('The file is larger than 8 MB.');
      return;
    }
    const content = await file.text();
    try {
      if (/\bST.(?:999|277)\b/.test(content.slice(0, 2000))) {
        const result = await record({ communityId, answers: readStatusFile(content) });
        setFailure(
          result.data === undefined
            ? 'The answers were not recorded. Try again.'
            : `${result.data.recorded} answers recorded, ${result.data.unknown} unknown.`,
        );
      } else setRead(read835(content));
    } catch (error) {
      if (!(error instanceof X12Error)) throw error;
      setFailure(error.message);
    }
  };
  const waiting = list.remittances.flatMap(({ lines }) => lines).filter(isWaiting);
  const [first] = read;
  return (
    <div className={`${ui.stack12} ${compliance.tab}`}>
      {list.can_change && (
        <DropZone
          label="Import payer file"
          accept=".txt,.835,.edi,.x12,.999,.277"
          hint="Remittances (835) and acknowledgments (999, 277CA), up to 8 MB."
          onFiles={([file]) => void take(file)}
        />
      )}
      {failure !== null && <p role="status">{failure}</p>}
      {waiting.length > 0 && (
        <section className={operator.heldList} aria-label="Lines without a claim">
          <h2>Lines without a claim</h2>
          <ul>
            {waiting.map((one) => (
              <li key={one.id}>
                {one.claim_number}, {one.patient_name ?? 'no name'}: charged{' '}
                {formatCents(one.charged_cents)}, paid {formatCents(one.paid_cents)}{' '}
                {list.can_change && (
                  <Button size="small" onClick={() => setResolving(one)}>
                    Resolve {one.claim_number}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {list.remittances.length === 0 ? (
        <EmptyState title="No remittances yet">
          Import an 835 file to post payments and adjustments to claims.
        </EmptyState>
      ) : (
        <RemittanceTable list={list} />
      )}
      {first !== undefined && (
        <ImportDialog
          key={first.trace_number}
          communityId={communityId}
          remittance={first}
          onClose={() => setRead((all) => all.slice(1))}
        />
      )}
      {resolving !== null && (
        <ResolveDialog line={resolving} list={list} onClose={() => setResolving(null)} />
      )}
    </div>
  );
}

const RemittanceTable = ({ list }: { readonly list: ClaimList }) => (
  <OperatorTable
    label="Remittances"
    columns={[
      'Payment',
      'Payer',
      'Paid on',
      { number: 'Lines' },
      { number: 'Without a claim' },
      { number: 'Payer’s adjustments' },
      { number: 'Amount' },
    ]}
  >
    {list.remittances.map((one) => (
      <tr key={one.id}>
        <th scope="row">
          {one.trace_number}
          <span className={ui.subline}>{one.recorded_by_name}</span>
        </th>
        <td>{one.payer_name}</td>
        <td>{formatDay(one.paid_on)}</td>
        <td className={operator.number}>{one.lines.length}</td>
        <td className={operator.number}>{one.lines.filter(isWaiting).length}</td>
        <td className={operator.number}>{formatCents(-one.provider_cents)}</td>
        <td className={operator.number}>{formatCents(one.total_cents)}</td>
      </tr>
    ))}
  </OperatorTable>
);
