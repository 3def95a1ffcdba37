import { cellText, type Grid } from '#shared/underwriting/statements/grid.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';

const COLUMN_WIDTH = 160;
const ROW_HEIGHT = 14;
const TEXT_HEIGHT = 10;
const MOST_ROWS = 2000;
const MOST_COLUMNS = 40;

/** Places the cells of a workbook like text on pages, one page per sheet, so that the same rules read both. */
export const placeGridTexts = (grids: readonly Grid[]): readonly PdfText[] =>
  grids.flatMap(({ rows }, sheet) =>
    rows.slice(0, MOST_ROWS).flatMap((row, at) =>
      row.slice(0, MOST_COLUMNS).flatMap((cell, column) => {
        const text = cellText(cell).slice(0, 500);
        return text === ''
          ? []
          : [
              {
                page: sheet + 1,
                text,
                x: column * COLUMN_WIDTH,
                y: -at * ROW_HEIGHT,
                width: Math.min(text.length * 5, COLUMN_WIDTH - 20),
                height: TEXT_HEIGHT,
              },
            ];
      }),
    ),
  );

/** The row and column of a placed cell. */
export const cellOfPlace = ({ x, y }: Pick<PdfText, 'x' | 'y'>): readonly [number, number] => [
  Math.round(-y / ROW_HEIGHT),
  Math.round(x / COLUMN_WIDTH),
];

/** Whether texts are placed cells; rows of cells go down from zero, while text on pages has positive places. */
export const isGrid = (texts: readonly PdfText[]): boolean => texts.some(({ y }) => y <= 0);

interface SheetOfCells {
  readonly page: number;
  readonly columns: number;
  readonly rows: readonly {
    readonly row: number;
    readonly cells: ReadonlyMap<number, string>;
  }[];
}

/** Arranges placed cells in sheets and rows again; empty rows are left out. */
export function arrangeCells(texts: readonly PdfText[], mostRows: number): readonly SheetOfCells[] {
  const sheets = new Map<number, Map<number, Map<number, string>>>();
  for (const one of texts) {
    const [row, column] = cellOfPlace(one);
    const rows = sheets.get(one.page) ?? new Map<number, Map<number, string>>();
    sheets.set(one.page, rows);
    const cells = rows.get(row) ?? new Map<number, string>();
    rows.set(row, cells.set(column, one.text));
  }
  return [...sheets].map(([page, rows]) => ({
    page,
    columns: 1 + Math.max(...[...rows.values()].flatMap((cells) => [...cells.keys()])),
    rows: [...rows]
      .sort(([one], [other]) => one - other)
      .slice(0, mostRows)
      .map(([row, cells]) => ({ row, cells })),
  }));
}
