import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import {
  BILLING_EXCEPTIONS,
  describeChargeDays,
  formatBillingMonth,
} from '#shared/operator/billing.ts';
import { labelOf, PAYORS } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useApproveBillingRunMutation, useRunPreviewQuery } from './billingApi.ts';
import type { RunLine, RunPreview } from './billingShapes.ts';

interface RunPreviewPanelProps {
  readonly communityId: string;
  readonly month: string;
  readonly onClose: () => void;
}

const sum = (lines: readonly RunLine[]) => lines.reduce((total, { cents }) => total + cents, 0);
/** Rows shown per table; the export has all of them. */
const SHOWN = 200;

/** What a run would bill, and what to check first. */
export function RunPreviewPanel({ communityId, month, onClose }: RunPreviewPanelProps) {
  const query = useRunPreviewQuery({ communityId, month }, { refetchOnMountOrArgChange: true });
  const title = `Billing run, ${formatBillingMonth(month)}`;
  return (
    <PanelDialog title={title} onClose={onClose}>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(preview) =>
          preview.lines.length === 0 ? (
            <EmptyState title="Nothing to bill">
              This month is billed, and none of its charges changed.
            </EmptyState>
          ) : (
            <Preview communityId={communityId} preview={preview} onDone={onClose} />
          )
        }
      </Loaded>
    </PanelDialog>
  );
}

interface PreviewProps {
  readonly communityId: string;
  readonly preview: RunPreview;
  readonly onDone: () => void;
}

function Preview({ communityId, preview, onDone }: PreviewProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [approve, { isLoading, error }] = useApproveBillingRunMutation();
  const { lines, exceptions, month, fingerprint } = preview;
  const adjustments = lines.filter(({ is_adjustment }) => is_adjustment);
  const charges = lines.filter(({ is_adjustment }) => !is_adjustment);
  const send = async () => {
    const answer = await approve({ id, communityId, month, fingerprint });
    if (answer.error === undefined) onDone();
  };
  return (
    <>
      <FigureStrip
        figures={[
          { label: 'Total', value: formatCents(sum(lines)) },
          { label: 'Residents', value: String(new Set(lines.map((one) => one.resident_id)).size) },
          { label: 'Corrections', value: formatCents(sum(adjustments)) },
          { label: 'Exceptions', value: String(exceptions.length) },
        ]}
      />
      {exceptions.length > 0 && (
        <section aria-label="Exceptions" className={ui.stack8}>
          <h3>Exceptions</h3>
          <table className={`${operator.table} ${operator.stacked}`} aria-label="Exceptions">
            <TableHead columns={['Resident', 'Check']} />
            <tbody>
              {exceptions.slice(0, SHOWN).map((one) => (
                <tr key={`${one.kind}${one.resident_id}${one.detail}`}>
                  <th scope="row">{one.resident}</th>
                  <td data-label="Check">
                    {labelOf(BILLING_EXCEPTIONS, one.kind)}
                    {describeDetail(one.kind, one.detail)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {adjustments.length > 0 && <Lines title="Corrections" lines={adjustments} />}
      {charges.length > 0 && <Lines title="Charges" lines={charges} />}
      {error !== undefined && <ServerError title="Not approved" error={error} />}
      <div className={ui.actions}>
        <Button intent="primary" loading={isLoading} onClick={() => void send()}>
          Approve run
        </Button>
        <Button onClick={() => exportLines(preview)}>Export CSV</Button>
      </div>
    </>
  );
}

function describeDetail(kind: string, detail: string | null): string {
  if (detail === null) return '';
  if (kind === 'no_authorization') return `, ${labelOf(PAYORS, detail)}`;
  return kind === 'zero_rate' ? `, room ${detail}` : `, level ${detail}`;
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly RunLine[] }) {
  return (
    <section aria-label={title} className={ui.stack8}>
      <h3>
        {title} {formatCents(sum(lines))}
      </h3>
      <OperatorTable
        label={title}
        columns={['Resident', 'Charge', 'Days', { number: 'Quantity' }, { number: 'Amount' }]}
      >
        {lines.slice(0, SHOWN).map((one, place) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a preview have no ID and never move.
            key={place}
          >
            <th scope="row">{one.resident}</th>
            <td data-label="Charge">
              {one.description}
              <span className={ui.subline}>{labelOf(PAYORS, one.payor)}</span>
            </td>
            <td data-label="Days">{describeChargeDays(one.from_day, one.to_day)}</td>
            <td data-label="Quantity" className={operator.number}>
              {one.quantity}
            </td>
            <td data-key className={operator.number}>
              {formatCents(one.cents)}
            </td>
          </tr>
        ))}
      </OperatorTable>
      {lines.length > SHOWN && (
        <p className={ui.muted}>
          {SHOWN} of {lines.length} shown. The export has all of them.
        </p>
      )}
    </section>
  );
}

function exportLines({ month, lines }: RunPreview): void {
  void saveSheet(
    {
      name: `billing-${month.slice(0, 7)}`,
      columns: [
        { label: 'Resident', type: 'text' },
        { label: 'Payor', type: 'text' },
        { label: 'Charge', type: 'text' },
        { label: 'From', type: 'date' },
        { label: 'To', type: 'date' },
        { label: 'Quantity', type: 'number' },
        { label: 'Rate', type: 'number' },
        { label: 'Amount', type: 'number' },
        { label: 'Correction', type: 'text' },
      ],
      rows: lines.map((one) => [
        one.resident,
        labelOf(PAYORS, one.payor),
        one.description,
        one.from_day,
        one.to_day,
        one.quantity,
        one.rate_cents === null ? null : one.rate_cents / 100,
        one.cents / 100,
        one.is_adjustment ? 'Yes' : '',
      ]),
    },
    { kind: 'csv' },
  );
}
