import { useState } from 'react';
import { announce } from '../../../ui/live/announce.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { SHEET_KINDS, type SheetKind, saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import type { Table } from '../../../workbench/sheet/writeXlsx.ts';

/** Exports the tables shown on a screen. */
export function ExportFigures({ tables }: { readonly tables: readonly Table[] }) {
  const [hasFailed, setFailed] = useState(false);
  async function save(table: Table, kind: SheetKind) {
    setFailed(false);
    try {
      await saveSheet(table, { kind });
      announce(`Exported ${table.rows.length} rows`);
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <MenuButton
        label="Export as"
        sections={tables.map((table) => ({
          title: table.name,
          entries: SHEET_KINDS.map(({ kind, label }) => ({
            name: `${table.name}, ${label}`,
            onChoose: () => void save(table, kind),
          })),
        }))}
      >
        Export
      </MenuButton>
      {hasFailed && <span role="alert">Export failed. Try again.</span>}
    </>
  );
}
