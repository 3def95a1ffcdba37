import type { Scenario } from '#shared/underwriting/assumptions.ts';
import { toDollars } from '#shared/underwriting/cents.ts';
import { listFigures, yearOf } from '#shared/underwriting/figures.ts';
import { computeModel } from '#shared/underwriting/model.ts';
import type { Table } from '../../../workbench/sheet/writeXlsx.ts';

/** Returns results, sources and uses, and cash flow by year as one sheet; money is in dollars. */
export function exportTable(name: string, { name: scenario, assumptions }: Scenario): Table {
  const model = computeModel(assumptions);
  const years = Array.from({ length: assumptions.exit.year }, (_, at) => at + 1);
  const row = (label: string, ...cells: readonly (number | string | null)[]) => [label, ...cells];
  return {
    name: `${name} ${scenario}`,
    columns: [
      { label: scenario, type: 'text' },
      ...years.map((year) => ({ label: `Year ${year}`, type: 'number' as const })),
    ],
    rows: [
      ...listFigures(model).map(({ label, kind, value }) =>
        row(label, value !== null && kind === 'money' ? toDollars(value) : value),
      ),
      row('Sources'),
      ...model.sources.map(({ label, amount }) => row(label, toDollars(amount))),
      row('Uses'),
      ...model.uses.map(({ label, amount }) => row(label, toDollars(amount))),
      row('Cash flow'),
      ...model.lines.map((line) =>
        row(
          line.label,
          ...years.map((year) => {
            const amount = yearOf(line, year);
            if (line.kind === 'share') return amount;
            return toDollars(line.isCost === true ? -amount : amount);
          }),
        ),
      ),
    ],
  };
}
