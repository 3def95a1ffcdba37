import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { sourceLabel } from '#shared/operator/ledger.ts';
import {
  LEDGER_EXPORTS,
  type LedgerExport,
  writeLedgerFiles,
  XERO_FILE_LINES,
} from '#shared/operator/ledgerExport.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { JournalDialog } from './JournalDialog.tsx';
import { useLedgerEntriesQuery, useLedgerExportMutation } from './ledgerApi.ts';
import type { LedgerTabProps } from './ledgerTab.ts';

/** The entries of a month, new entries by hand, and exports for accounting products. */
export function Journal({ communityId, month, picker, openEntry }: LedgerTabProps) {
  const query = useLedgerEntriesQuery({ communityId, month });
  const [isAdding, setAdding] = useState(false);
  const [load, loading] = useLedgerExportMutation();
  const [kind, setKind] = useState<LedgerExport>('csv');
  const [fileCount, setFileCount] = useState(0);
  async function save() {
    const { data } = await load({ communityId, month });
    const format = LEDGER_EXPORTS.find((one) => one.kind === kind);
    if (data === undefined || format === undefined) return;
    const files = writeLedgerFiles(kind, data);
    for (const [index, file] of files.entries()) {
      const part = files.length === 1 ? '' : `-${index + 1}-of-${files.length}`;
      saveFile(
        `journal-${month}-${kind}${part}.${format.extension}`,
        new Blob([file], { type: 'text/plain;charset=utf-8' }),
      );
    }
    setFileCount(files.length);
  }
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        {picker}
        {query.data?.is_closed === true && <span className={ui.muted}>Closed</span>}
        <div className={ui.endActions}>
          <Select
            aria-label="Export format"
            value={kind}
            options={LEDGER_EXPORTS.map((one) => [one.kind, one.label] as const)}
            onChange={({ target }) =>
              setKind(LEDGER_EXPORTS.find((one) => one.kind === target.value)?.kind ?? 'csv')
            }
          />
          <Button size="small" loading={loading.isLoading} onClick={() => void save()}>
            Export journal
          </Button>
          <Button size="small" intent="primary" onClick={() => setAdding(true)}>
            Add entry
          </Button>
        </div>
      </div>
      {fileCount > 1 && (
        <p role="status" className={ui.muted}>
          Saved {fileCount} files, because Xero imports up to {XERO_FILE_LINES} lines at a time.
        </p>
      )}
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
        {({ count, entries }) =>
          entries.length === 0 ? (
            <EmptyState title="No entries in this month">
              Approved invoices, payroll, and resident charges post here. Add others by hand.
            </EmptyState>
          ) : (
            <div className={ui.scroll}>
              {count > entries.length && (
                <p className={ui.muted}>Showing the last {entries.length}. Export for all.</p>
              )}
              <table className={`${operator.table} ${operator.stacked}`} aria-label="Journal">
                <TableHead columns={['Entry', 'Date', 'Memo', 'Source', { number: 'Amount' }]} />
                <tbody>
                  {entries.map((entry) => (
                    <tr key={entry.id}>
                      <td data-label="Entry">
                        <button
                          type="button"
                          className={operator.figure}
                          onClick={() => openEntry(entry.id)}
                        >
                          {entry.number}
                        </button>
                      </td>
                      <td className={operator.date}>
                        {formatDay(entry.entry_date)}
                        {entry.service_date < entry.entry_date && (
                          <span className={ui.subline}>For {formatDay(entry.service_date)}</span>
                        )}
                      </td>
                      <th scope="row">
                        {entry.memo}
                        {entry.is_reversed && <span className={ui.subline}>Reversed</span>}
                      </th>
                      <td>
                        {sourceLabel(entry.source_kind)}
                        {entry.by !== '' && <span className={ui.subline}>{entry.by}</span>}
                      </td>
                      <td className={operator.number} data-key>
                        {formatCents(entry.cents)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
      {isAdding && (
        <JournalDialog communityId={communityId} month={month} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
