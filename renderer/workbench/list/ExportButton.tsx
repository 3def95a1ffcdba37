import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { announce } from '../../ui/live/announce.ts';
import { MenuButton, type MenuEntry } from '../../ui/menu/MenuButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import { SHEET_KINDS, type SheetKind, saveSheet } from '../sheet/saveSheet.ts';
import type { Column } from './columns.tsx';
import { type FetchPage, fetchAllPages } from './fetchAllPages.ts';
import type { RowFormat } from './rowFormats.ts';
import { toSheetTable } from './toSheetTable.ts';

interface ExportButtonProps<Row> {
  /** File name without extension. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly ask: FetchPage<Row>;
  readonly label?: string;
  readonly formats?: readonly RowFormat<Row>[] | undefined;
  /** Print entry. */
  readonly print?: MenuEntry;
}

/** Exports all pages of the filtered list with the visible columns. */
export function ExportButton<Row>({
  name,
  columns,
  ask,
  label = 'Export',
  formats = [],
  print,
}: ExportButtonProps<Row>) {
  const [count, setCount] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function run(save: (rows: readonly Row[], signal: AbortSignal) => Promise<void>) {
    const here = new AbortController();
    stop.current = here;
    setFailed(false);
    setCount(0);
    try {
      const rows = await fetchAllPages(ask, here.signal, setCount);
      if (rows === null) return;
      await save(rows, here.signal);
      if (!here.signal.aborted) announce(`Exported ${formatNumber(rows.length)} rows`);
    } catch {
      setFailed(!here.signal.aborted);
    }
    if (!here.signal.aborted) setCount(null);
  }

  const saveAs = (kind: SheetKind) => (rows: readonly Row[], signal: AbortSignal) =>
    saveSheet(toSheetTable(name, columns, rows), { kind, signal });

  function cancel() {
    stop.current?.abort();
    setCount(null);
    announce('Export canceled');
  }

  return (
    <>
      {count === null ? (
        <MenuButton
          label="Export as"
          sections={[
            {
              entries: [
                ...SHEET_KINDS.map(({ kind, label }) => ({
                  name: label,
                  onChoose: () => void run(saveAs(kind)),
                })),
                ...formats.map(({ label, save }) => ({
                  name: label,
                  onChoose: () => void run((rows) => save(name, rows)),
                })),
              ],
            },
            ...(print === undefined ? [] : [{ entries: [print] }]),
          ]}
        >
          {label}
        </MenuButton>
      ) : (
        <Button size="small" variant="minimal" onClick={cancel}>
          {`Cancel export (${formatNumber(count)} read)`}
        </Button>
      )}
      {hasFailed && (
        <span role="alert" className={ui.error}>
          Couldn't read all rows, so nothing was saved. Try again.
        </span>
      )}
    </>
  );
}
