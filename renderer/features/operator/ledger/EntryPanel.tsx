import { Button } from '@blueprintjs/core';
import { ArrowLeft, Cross } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { sourceLabel } from '#shared/operator/ledger.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Ledger.module.css';
import { useLedgerEntryQuery, useReverseJournalEntryMutation } from './ledgerApi.ts';
import type { LedgerEntry } from './ledgerShapes.ts';

interface EntryPanelProps {
  readonly id: string;
  /** Returns to the lines it was opened from. */
  readonly onBack?: (() => void) | undefined;
  readonly onEntry: (id: string) => void;
  readonly onClose: () => void;
}

/** An entry with its lines, its source, and what reverses it. */
export function EntryPanel({ id, onBack, onEntry, onClose }: EntryPanelProps) {
  const query = useLedgerEntryQuery(id);
  const [isReversing, setReversing] = useState(false);
  const [reverse] = useReverseJournalEntryMutation();
  const entry = query.currentData;
  const title = entry === undefined ? 'Entry' : `Entry ${entry.number}`;
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <header>
          <div>
            <h2>{title}</h2>
            {entry !== undefined && <p className={ui.muted}>{entry.memo}</p>}
          </div>
          <div className={ui.line}>
            {onBack !== undefined && (
              <Button
                variant="minimal"
                icon={<ArrowLeft />}
                aria-label="Back to lines"
                onClick={onBack}
              />
            )}
            <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
          </div>
        </header>
        <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
          {(loaded) => (
            <>
              <Facts entry={loaded} onEntry={onEntry} />
              {loaded.can_reverse && (
                <div>
                  <Button size="small" onClick={() => setReversing(true)}>
                    Reverse entry
                  </Button>
                </div>
              )}
              <Lines entry={loaded} />
            </>
          )}
        </Loaded>
      </div>
      {isReversing && (
        <ReasonDialog
          longest={200}
          title="Reverse entry"
          action="Reverse entry"
          save={(reason) => reverse({ id, reason })}
          onClose={() => setReversing(false)}
        />
      )}
    </Dialog>
  );
}

function Facts({
  entry,
  onEntry,
}: {
  readonly entry: LedgerEntry;
  readonly onEntry: (id: string) => void;
}) {
  const link = (other: LedgerEntry['reverses']) =>
    other && (
      <button type="button" className={operator.figure} onClick={() => onEntry(other.id)}>
        Entry {other.number}
      </button>
    );
  return (
    <FactGrid
      facts={[
        ['Date', formatDay(entry.entry_date)],
        [
          'Belongs to',
          entry.service_date === entry.entry_date ? null : formatDay(entry.service_date),
        ],
        ['Source', <Source key="source" entry={entry} />],
        ['Evidence', entry.evidence],
        ['Reverses', link(entry.reverses)],
        ['Reversed by', link(entry.reversed_by)],
        ['Posted', [formatDateTime(entry.posted_at), entry.by].filter(Boolean).join(', ')],
      ]}
    />
  );
}

/** Links to where the entry was posted from. */
function Source({
  entry: { source_kind, source_id, community_id, billing },
}: {
  readonly entry: LedgerEntry;
}) {
  const label = sourceLabel(source_kind);
  if (billing !== null) {
    const { tab, resident_id, invoice } = billing;
    return (
      <RouteLink
        to="operatorBilling"
        query={{
          community: community_id,
          tab,
          ...(resident_id !== null && { resident: resident_id }),
          ...(invoice !== null && { invoice: String(invoice) }),
        }}
      >
        {invoice === null ? label : `${label}, no. ${invoice}`}
      </RouteLink>
    );
  }
  if (source_kind === 'purchase_invoice') {
    return (
      <RouteLink to="operatorProcurement" query={{ community: community_id, purchase: source_id }}>
        {label}
      </RouteLink>
    );
  }
  if (source_kind === 'vendor_invoice' || source_kind === 'vendor_payment') {
    return (
      <RouteLink
        to="operatorProcurement"
        query={{ community: community_id, tab: 'invoices', invoice: source_id }}
      >
        {label}
      </RouteLink>
    );
  }
  if (source_kind === 'work_order') {
    return (
      <RouteLink to="operatorMaintenance" query={{ community: community_id, order: source_id }}>
        {label}
      </RouteLink>
    );
  }
  if (source_kind === 'payroll') {
    return (
      <RouteLink to="operatorStaff" query={{ community: community_id, tab: 'attendance' }}>
        {label}
      </RouteLink>
    );
  }
  return label;
}

function Lines({ entry }: { readonly entry: LedgerEntry }) {
  return (
    <ScrollTable
      label="Lines"
      columns={['Account', { number: 'Debit' }, { number: 'Credit' }]}
      className={operator.table}
    >
      {entry.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: posted lines never change or move.
        <tr key={at}>
          <th scope="row">
            <span className={ui.muted}>{line.account} </span>
            {line.name}
            {line.memo !== null && <span className={ui.subline}>{line.memo}</span>}
          </th>
          <td className={operator.number}>{line.cents > 0 && formatCents(line.cents)}</td>
          <td className={operator.number}>{line.cents < 0 && formatCents(-line.cents)}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
