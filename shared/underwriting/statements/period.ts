import type { Doubt } from './doubts.ts';
import { type Answers, doubtId, validAnswer } from './doubts.ts';
import { cellAddress, cellText, type Grid } from './grid.ts';
import type { Block, BlockColumn } from './layout.ts';
import { monthAt, monthIndex, monthKey, monthLabel, readMonth } from './months.ts';

/** A column that is used, with its month "2025-03". */
export interface PeriodColumn {
  /** Index among the columns of the block. */
  readonly at: number;
  readonly month: string;
}

export interface Period {
  readonly columns: readonly PeriodColumn[];
  readonly doubts: readonly Doubt[];
}

const ENDING =
  /\b(?:ended|ending|through|thru|as of|to)\s+([a-z]{3,9}\.?(?:\s+\d{1,2},?)?\s+\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})/i;

/** Gives each column its month and keeps twelve of them. What the file doesn't say is a doubt. */
export function readPeriod(grid: Grid, block: Block, answers: Answers, today: Date): Period {
  const doubts: Doubt[] = [];
  const years = resolveYears(grid, block, answers, today, doubts);
  if (years === null) return { columns: [], doubts };
  const sorted = years
    .map((index, at) => ({ at, index }))
    .sort((one, other) => one.index - other.index);
  const columns = sorted.map(({ at, index }) => ({ at, month: monthAt(index) }));
  const isRun = sorted.every(
    ({ index }, at) => at === 0 || index - (sorted[at - 1]?.index ?? 0) === 1,
  );
  const first = block.columns[0];
  const address = cellAddress(block.headerRow, first?.column ?? 0);
  if (isRun && columns.length === 12) return { columns, doubts };
  const span = `${monthLabel(columns[0]?.month ?? '')} to ${monthLabel(columns.at(-1)?.month ?? '')}`;
  const last = sorted.at(-1)?.index ?? 0;
  const filled = isRun ? columns : withoutGaps(sorted, last);
  const doubt: Doubt = {
    id: doubtId('months', grid.name, address),
    kind: 'months',
    sheet: grid.name,
    cell: address,
    text: span,
    question: isRun
      ? `The file has ${columns.length} months, not 12. Which ones are the statement?`
      : 'Months are missing or appear twice. What is the statement?',
    thought: filled.length > 12 ? 'last' : null,
    choices:
      filled.length > 12
        ? [
            { value: 'last', label: 'The last 12 months' },
            { value: 'first', label: 'The first 12 months' },
          ]
        : [
            {
              value: 'all',
              label: isRun
                ? `These ${filled.length} months, without annualizing`
                : `${filled.length} months to ${monthLabel(monthAt(last))}; missing ones count as zero`,
            },
          ],
  };
  doubts.push(doubt);
  const answer = validAnswer(doubt, answers);
  const used = answer === 'first' ? filled.slice(0, 12) : filled.slice(-12);
  return { columns: used, doubts };
}

/** The months up to the last one, each once; a missing month has no column. */
function withoutGaps(
  sorted: readonly { readonly at: number; readonly index: number }[],
  last: number,
): readonly PeriodColumn[] {
  const first = Math.max(sorted[0]?.index ?? last, last - 11);
  return Array.from({ length: last - first + 1 }, (_, offset) => ({
    at: sorted.find(({ index }) => index === first + offset)?.at ?? -1,
    month: monthAt(first + offset),
  }));
}

/** Returns the month index of each column; null while the year is unknown. */
function resolveYears(
  grid: Grid,
  block: Block,
  answers: Answers,
  today: Date,
  doubts: Doubt[],
): readonly number[] | null {
  const { columns } = block;
  if (columns.every(({ year }) => year !== null)) {
    return columns.map(({ year, month }) => monthIndex(monthKey(year ?? 0, month)));
  }
  const known = columns.findIndex(({ year }) => year !== null);
  if (known >= 0) return countFrom(columns, known, columns[known]?.year ?? 0);
  const last = columns.length - 1;
  const stated = yearInTitles(block.titles, columns[last]?.month ?? 12, columns[0]?.month ?? 1);
  if (stated !== null) return countFrom(columns, last, stated);
  const address = cellAddress(block.headerRow, columns[0]?.column ?? 0);
  const now = today.getUTCFullYear();
  const isOver = (columns[last]?.month ?? 12) <= today.getUTCMonth();
  const doubt: Doubt = {
    id: doubtId('year', grid.name, address),
    kind: 'year',
    sheet: grid.name,
    cell: address,
    text: cellText(grid.rows[block.headerRow]?.[columns[0]?.column ?? 0]),
    question: 'The months have no year. In which year does the last month fall?',
    thought: String(isOver ? now : now - 1),
    choices: [now, now - 1, now - 2, now - 3].map((year) => ({
      value: String(year),
      label: String(year),
    })),
  };
  doubts.push(doubt);
  const answer = validAnswer(doubt, answers);
  return answer === null ? null : countFrom(columns, last, Number(answer));
}

/** Counts from one known column in both directions. */
function countFrom(
  columns: readonly BlockColumn[],
  known: number,
  year: number,
): readonly number[] {
  const indexes: number[] = columns.map(() => 0);
  const start = monthIndex(monthKey(year, columns[known]?.month ?? 1));
  indexes[known] = start;
  for (let at = known - 1; at >= 0; at--) {
    const later = indexes[at + 1] ?? start;
    const back = ((((later % 12) + 1 - (columns[at]?.month ?? 1)) % 12) + 12) % 12;
    indexes[at] = later - (back === 0 ? 12 : back);
  }
  for (let at = known + 1; at < columns.length; at++) {
    const before = indexes[at - 1] ?? start;
    const ahead = ((((columns[at]?.month ?? 1) - ((before % 12) + 1)) % 12) + 12) % 12;
    indexes[at] = before + (ahead === 0 ? 12 : ahead);
  }
  return indexes;
}

function yearInTitles(titles: readonly string[], last: number, first: number): number | null {
  for (const title of titles) {
    const match = ENDING.exec(title);
    const month = match?.[1] === undefined ? null : readMonth(match[1]);
    if (month !== null && month.month === last) return month.year;
  }
  const years = [...new Set(titles.join(' ').match(/\b(?:19|20)\d{2}\b/g) ?? [])];
  // One year in the titles is certain only for a calendar year.
  return years.length === 1 && first === 1 && last === 12 ? Number(years[0]) : null;
}
