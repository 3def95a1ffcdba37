import { useEffect, useRef } from 'react';
import { getColumnLetters } from '#shared/format/columnLetters.ts';
import { cellAddress } from '#shared/underwriting/statements/grid.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import styles from './Documents.module.css';
import type { StoredField } from './extractedFields.ts';
import { arrangeCells } from './gridTexts.ts';

interface GridSourceProps {
  readonly texts: readonly PdfText[];
  /** The field whose cell is highlighted. */
  readonly field: StoredField | null;
}

const MOST_ROWS = 400;

/** The cells of a workbook or CSV file, with rows and columns named as in a spreadsheet. */
export function GridSource({ texts, field }: GridSourceProps) {
  const target = useRef<HTMLTableCellElement>(null);
  const cell = field?.cell ?? null;
  useEffect(() => {
    if (cell !== null) target.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cell]);
  return (
    <div className={styles.source}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section aria-label="Document" className={styles.cells} tabIndex={0}>
        {arrangeCells(texts, MOST_ROWS).map(({ page, columns, rows }) => {
          const columnNames = Array.from({ length: columns }, (_, column) =>
            getColumnLetters(column),
          );
          return (
            <table key={page} aria-label={`Sheet ${page}`}>
              <thead>
                <tr>
                  <td />
                  {columnNames.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ row, cells }) => (
                  <tr key={row}>
                    <th scope="row">{row + 1}</th>
                    {columnNames.map((name, column) => {
                      const isHere = cell === cellAddress(row, column);
                      return (
                        <td key={name} ref={isHere ? target : undefined} data-here={isHere}>
                          {cells.get(column)}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </section>
    </div>
  );
}
