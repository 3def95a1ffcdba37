import { matchHolding } from '#shared/investing/matchHolding.ts';
import type { Holding } from '#shared/investing/portfolio.ts';
import type { StatementRow } from '#shared/investing/statementRows.ts';

interface Alias {
  readonly holding_id: string;
  readonly alias: string;
}

/** A name in a statement and the holding it stands for. */
export interface NameMatch {
  readonly name: string;
  readonly rows: number;
  readonly holdingId: string | null;
  /** False if the user should check it. */
  readonly isSure: boolean;
}

/** Matches each name of a statement once. What the user chose comes first. */
export function matchNames(
  rows: readonly StatementRow[],
  holdings: readonly Holding[],
  aliases: readonly Alias[],
  chosen: Readonly<Record<string, string>>,
): readonly NameMatch[] {
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => {
    const choice = chosen[name];
    if (choice !== undefined) {
      return { name, rows: count, holdingId: choice === '' ? null : choice, isSure: true };
    }
    const match = matchHolding(name, holdings, aliases);
    return { name, rows: count, holdingId: match?.id ?? null, isSure: match?.isSure ?? false };
  });
}

/** The rows as the import call takes them, in the order of the file. Rows without a holding are left out. */
export function toImportRows(rows: readonly StatementRow[], matches: readonly NameMatch[]) {
  const holdingOf = new Map(matches.map(({ name, holdingId }) => [name, holdingId]));
  return rows.flatMap((row) => {
    const holdingId = holdingOf.get(row.name) ?? null;
    if (holdingId === null) return [];
    return [
      {
        at: row.at,
        values: {
          holding_id: holdingId,
          kind: row.kind,
          day: row.day,
          cents: row.cents,
          return_cents: row.returned,
          income_cents: row.income,
          gain_cents: row.gain,
          memo: row.memo,
        },
      },
    ];
  });
}
