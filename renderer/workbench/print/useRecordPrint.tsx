import { type ReactNode, useState } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { getRecordName as titleOf } from '#shared/records/row.ts';
import type { NameLookup } from '#shared/records/values.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast } from '../../data/toasts/index.ts';
import type { MenuEntry } from '../../ui/menu/MenuButton.tsx';
import type { RecordRow } from '../data/row.ts';
import { getNounColumns } from '../list/nounColumns.ts';
import { type RowFormat, rowFormatsOf } from '../list/rowFormats.ts';
import { toSheetTable } from '../list/toSheetTable.ts';
import { SHEET_KINDS, type SheetKind, saveSheet } from '../sheet/saveSheet.ts';
import { RecordPrint } from './RecordPrint.tsx';

interface Options {
  readonly noun: Noun;
  readonly row: RecordRow;
  readonly nameOf: NameLookup;
}

/** Prints a record, or exports its fields as one row with its list's columns. */
export function useRecordPrint({ noun, row, nameOf }: Options) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);

  const saveAs = (kind: SheetKind) => () =>
    saveSheet(toSheetTable(titleOf(noun, row), getNounColumns(noun, nameOf), [row]), { kind });
  const saveIn =
    ({ save }: RowFormat<RecordRow>) =>
    () =>
      save(titleOf(noun, row), [row]);

  async function run(save: () => Promise<void>) {
    try {
      await save();
    } catch {
      const description = 'Export failed. Try again.';
      dispatch(showToast({ intent: 'danger', title: 'Export failed', description }));
    }
  }
  const entries: readonly MenuEntry[] = [
    { name: 'Print', onChoose: () => setOpen(true) },
    ...SHEET_KINDS.map(({ kind, label }) => ({
      name: `Export as ${label}`,
      onChoose: () => void run(saveAs(kind)),
    })),
    ...rowFormatsOf(noun).map((format) => ({
      name: `Export as ${format.label}`,
      onChoose: () => void run(saveIn(format)),
    })),
  ];
  const dialog: ReactNode = isOpen && (
    <RecordPrint noun={noun} row={row} nameOf={nameOf} onClose={() => setOpen(false)} />
  );
  return { entries, dialog };
}
