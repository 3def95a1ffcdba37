import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { EXCLUSION_SOURCES } from '#shared/vendors/exclusionLists.ts';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import { number } from '../../../ui/table/FoldingTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Trust.module.css';
import type { ListFile } from './trust.ts';
import { useListImport } from './useListImport.ts';

interface ListImportProps {
  readonly files: readonly ListFile[];
  readonly vendors: number;
  readonly mayDecide: boolean;
}

/** The imported lists, and the import of a new one. */
export function ListImport({ files, vendors, mayDecide }: ListImportProps) {
  const list = useListImport();
  const chooser = useRef<HTMLInputElement>(null);
  const { state } = list;
  const isBusy = state.step === 'reading' || state.step === 'checking';
  const unfinished = files.find(({ status }) => status === 'checking');
  return (
    <section aria-labelledby="lists" className={ui.stack12}>
      <h2 id="lists" className={styles.heading}>
        Lists
      </h2>
      {files.length === 0 ? (
        <p className={ui.note}>
          No list yet. Import UPDATED.csv from the OIG or the public exclusions extract of SAM.gov.
        </p>
      ) : (
        <ColumnTable
          className={styles.table}
          rows={files}
          keyOf={({ id }) => id}
          columns={[
            { label: 'List', cell: ({ source }) => EXCLUSION_SOURCES[source] },
            { label: 'File', cell: ({ file_name: name }) => name },
            { label: 'Imported', cell: ({ added_at: at }) => formatDay(at) },
            {
              label: 'Entries',
              cell: ({ rows }) => formatNumber(rows),
              className: number,
            },
            { label: 'Status', cell: (file) => statusText(file, vendors) },
          ]}
        />
      )}
      {mayDecide && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".csv,text/csv"
            aria-label="List file"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void list.start(file);
              target.value = '';
            }}
          />
          <p role="status" className={ui.note}>
            {state.step === 'reading' &&
              `Reading ${state.label}: ${formatNumber(state.done)} entries`}
            {state.step === 'checking' &&
              `${formatNumber(state.done)} of ${formatNumber(vendors)} vendors checked`}
            {state.step === 'done' && state.label}
          </p>
          {state.step === 'failed' && (
            <p role="alert" className={ui.error}>
              {state.message}
            </p>
          )}
          {state.step === 'shorter' ? (
            <div className={ui.stack8}>
              <p role="alert" className={ui.warning}>
                This file has only {formatNumber(state.rows)} entries, far fewer than the last one.
                A cut-off download would clear real exclusions.
              </p>
              <div className={ui.actions12}>
                <Button
                  intent="danger"
                  onClick={() => void list.confirmShorter(state.id, state.rows)}
                >
                  Use this file
                </Button>
                <Button onClick={list.reset}>Discard file</Button>
              </div>
            </div>
          ) : (
            <div className={ui.actions12}>
              {isBusy ? (
                <Button onClick={list.stop}>Cancel import</Button>
              ) : (
                <Button intent="primary" onClick={() => chooser.current?.click()}>
                  Import list
                </Button>
              )}
              {!isBusy && unfinished !== undefined && (
                <Button onClick={() => void list.resume(unfinished.id, unfinished.checked)}>
                  Continue check
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}

function statusText({ status, checked }: ListFile, vendors: number): string {
  if (status === 'replaced') return 'Replaced';
  if (status === 'done') return 'Current';
  return `${formatNumber(checked)} of ${formatNumber(vendors)} vendors checked`;
}
