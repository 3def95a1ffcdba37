import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import {
  ADJUSTMENT_GROUPS,
  CLAIM_PAYORS,
  CLAIM_STATUSES,
  FREQUENCIES,
} from '#shared/operator/claims/claim.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FactGrid, type GridFact } from '../../../ui/panel/FactGrid.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { AnswerDialog, EditClaimDialog } from './ClaimDialogs.tsx';
import {
  useCareClaimQuery,
  useClaimBatchMutation,
  useCorrectClaimMutation,
  useDiscardClaimMutation,
  useSetClaimStatusMutation,
} from './claimsApi.ts';
import type { Claim, ClaimList } from './claimsShapes.ts';
import { describeProblem } from './claimTexts.ts';
import { saveClaimFile } from './saveClaimFile.ts';

interface ClaimPanelProps {
  readonly id: string;
  readonly list: ClaimList;
  readonly onClose: () => void;
}

/** A claim with its problems, lines, answers, and payments. */
export function ClaimPanel({ id, list, onClose }: ClaimPanelProps) {
  const query = useCareClaimQuery(id);
  return (
    <Dialog label="Claim" place="panel" onClose={onClose}>
      <div className={compliance.panel}>
        <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
          {(claim) => <Content claim={claim} list={list} onClose={onClose} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Content({
  claim,
  list,
  onClose,
}: Omit<ClaimPanelProps, 'id'> & { readonly claim: Claim }) {
  const { document } = claim;
  return (
    <>
      <header>
        <div>
          <h2>{document.subscriber.name}</h2>
          <p className={ui.muted}>
            {[
              document.number,
              labelOf(CLAIM_PAYORS, claim.payor),
              labelOf(FREQUENCIES, document.frequency),
              labelOf(CLAIM_STATUSES, claim.status),
            ].join(' · ')}
          </p>
        </div>
        <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
      </header>
      {claim.problems.length > 0 && (
        <section className={operator.heldList} aria-label="Problems">
          <h2>Fix before export</h2>
          <ul>
            {claim.problems.map((code) => (
              <li key={code}>{describeProblem(code)}</li>
            ))}
          </ul>
        </section>
      )}
      {claim.can_change && <Actions claim={claim} list={list} onClose={onClose} />}
      <Facts claim={claim} />
      <Lines claim={claim} />
      <Payments claim={claim} />
      <section className={ui.stack8} aria-label="Events">
        <h3>Events</h3>
        <ul className={compliance.rows}>
          {claim.events.map(({ id, kind, note, at, by }) => (
            <li key={id}>
              <span>
                {labelOf(EVENTS, kind)}
                <span className={ui.subline}>{[note, by].filter(Boolean).join(' · ')}</span>
              </span>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const EVENTS = [
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
  { value: 'answer', label: 'Answer' },
  ...CLAIM_STATUSES,
];

const canEdit = ['draft', 'ready', 'rejected'];
const canAnswer = ['exported', 'accepted', 'denied', 'partly_paid', 'appealed', 'rejected'];
const canCorrect = ['accepted', 'partly_paid', 'paid', 'denied', 'appealed'];

function Actions({
  claim,
  list,
  onClose,
}: Omit<ClaimPanelProps, 'id'> & { readonly claim: Claim }) {
  const { change } = useUrlSearch();
  const [step, setStep] = useState<'edit' | 'answer' | null>(null);
  const [setStatus, { isLoading }] = useSetClaimStatusMutation();
  const [correct] = useCorrectClaimMutation();
  const [discard] = useDiscardClaimMutation();
  const [getBatch] = useClaimBatchMutation();
  const close = () => setStep(null);
  const startCorrection = async (frequency: '7' | '8') => {
    const { data } = await correct({ id: claim.id, frequency });
    if (data !== undefined) change([['claim', data]]);
  };
  return (
    <div className={ui.actions}>
      {claim.status === 'draft' && (
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          disabled={claim.problems.length > 0}
          onClick={() => setStatus({ id: claim.id, status: 'ready' })}
        >
          Mark ready
        </Button>
      )}
      {canEdit.includes(claim.status) && (
        <Button size="small" onClick={() => setStep('edit')}>
          Edit claim
        </Button>
      )}
      {canAnswer.includes(claim.status) && (
        <Button size="small" onClick={() => setStep('answer')}>
          Record answer
        </Button>
      )}
      {canCorrect.includes(claim.status) && claim.replaced_by_id === null && (
        <>
          <Button size="small" onClick={() => startCorrection('7')}>
            Replace claim
          </Button>
          <Button size="small" onClick={() => startCorrection('8')}>
            Void claim
          </Button>
        </>
      )}
      {claim.batch_id !== null && (
        <Button
          size="small"
          variant="minimal"
          onClick={async () => {
            const { data } = await getBatch(claim.batch_id ?? '');
            if (data !== undefined) saveClaimFile(data);
          }}
        >
          Download file
        </Button>
      )}
      {['draft', 'ready'].includes(claim.status) &&
        claim.batch_id === null &&
        claim.replaces_id === null && (
          <Button
            size="small"
            variant="minimal"
            onClick={async () => {
              const { error } = await discard(claim.id);
              if (error === undefined) onClose();
            }}
          >
            Delete draft
          </Button>
        )}
      {step === 'edit' && <EditClaimDialog claim={claim} list={list} onClose={close} />}
      {step === 'answer' && <AnswerDialog claim={claim} onClose={close} />}
    </div>
  );
}

function Facts({ claim }: { readonly claim: Claim }) {
  const { document } = claim;
  const facts: readonly GridFact[] = [
    ['Service', `${formatDay(document.from_on)} to ${formatDay(document.to_on)}`],
    ['Charged', formatCents(document.total_cents)],
    ['Member number', document.subscriber.member_number ?? '—'],
    [
      'Birth date',
      document.subscriber.birth_date === null ? '—' : formatDay(document.subscriber.birth_date),
    ],
    ['Diagnoses', document.diagnoses.join(', ') || '—'],
    ['Authorization', document.authorization ?? '—'],
    ['Payer’s claim number', document.payer_claim_number ?? '—'],
    ...(claim.claim_kind === 'institutional'
      ? ([
          ['Admitted', document.admitted_on === null ? '—' : formatDay(document.admitted_on)],
          ['Attending', document.attending_name ?? '—'],
        ] as const)
      : []),
  ];
  return <FactGrid facts={facts} />;
}

function Lines({ claim }: { readonly claim: Claim }) {
  const isFacility = claim.claim_kind === 'institutional';
  return (
    <section className={ui.stack8} aria-label="Lines">
      <h3>Lines</h3>
      <OperatorTable
        label="Lines"
        columns={[
          'Service',
          isFacility ? 'Revenue code' : 'Procedure',
          { number: 'Units' },
          { number: 'Charged' },
        ]}
      >
        {claim.document.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.description}
              <span className={ui.subline}>
                {formatDay(line.from_on)} to {formatDay(line.to_on)}
              </span>
            </th>
            <td>
              {isFacility
                ? (line.revenue_code ?? '—')
                : [line.procedure_code ?? '—', ...line.modifiers].join(' ')}
            </td>
            <td data-label="Units" className={operator.number}>
              {line.units}
            </td>
            <td data-label="Charged" className={operator.number}>
              {formatCents(line.cents)}
            </td>
          </tr>
        ))}
      </OperatorTable>
    </section>
  );
}

function Payments({ claim }: { readonly claim: Claim }) {
  if (claim.payments.length === 0) return null;
  return (
    <section className={ui.stack8} aria-label="Payments">
      <h3>Payments</h3>
      <ul className={compliance.rows}>
        {claim.payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {formatDay(payment.paid_on)}
              <span className={ui.subline}>
                {[
                  payment.trace_number,
                  ...payment.adjustments.map(
                    ({ group, reason, cents }) =>
                      `${labelOf(ADJUSTMENT_GROUPS, group)} ${reason}: ${formatCents(cents)}`,
                  ),
                ].join(' · ')}
              </span>
            </span>
            <strong>{formatCents(payment.paid_cents)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
