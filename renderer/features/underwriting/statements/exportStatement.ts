import { toDollars } from '#shared/underwriting/cents.ts';
import type { NormalizedResult } from '#shared/underwriting/statements/normalize.ts';
import type { Table } from '../../../workbench/sheet/writeXlsx.ts';

interface Source {
  readonly units: number;
  readonly sheet: string | null;
  readonly file_name: string | null;
}

/** Returns the normalized statement with its lines and adjustments as one sheet, in dollars. */
export function exportStatement(
  name: string,
  { figures }: NormalizedResult,
  version: Source,
): Table {
  const rows = figures.flatMap((figure) => [
    [
      figure.label,
      toDollars(figure.reported),
      toDollars(figure.adjusted),
      toDollars(figure.normalized),
      figure.formula,
    ],
    ...figure.parts.flatMap((part) => {
      if (part.from === 'figure') return [];
      if (part.from === 'entry') {
        return [
          [`Adjustment: ${part.entry.reason}`, null, toDollars(part.cents), null, part.entry.kind],
        ];
      }
      const cells = part.line.cells.filter((cell) => cell !== null);
      const place =
        cells.length === 0 ? 'Typed' : `${version.sheet ?? ''} ${cells[0]} to ${cells.at(-1)}`;
      return [[part.line.label, toDollars(part.cents), null, null, place]];
    }),
  ]);
  return {
    name,
    columns: [
      { label: 'Twelve months', type: 'text' },
      { label: 'Reported', type: 'number' },
      { label: 'Adjusted', type: 'number' },
      { label: 'Normalized', type: 'number' },
      { label: 'Source', type: 'text' },
    ],
    rows,
  };
}
