import { readAmount } from './amounts.ts';
import { cellText, type Grid, type GridCell, isFilled } from './grid.ts';
import { monthIndex, monthKey, readMonth } from './months.ts';

/** One property's months in a sheet. */
export interface Block {
  readonly sheet: number;
  readonly headerRow: number;
  /** The first row after this block's rows. */
  readonly endRow: number;
  readonly labelColumns: readonly number[];
  readonly columns: readonly BlockColumn[];
  readonly totalColumn: number | null;
  /** What is written above the months; null if nothing is. */
  readonly property: string | null;
  /** Text above the header, in the order of rows. */
  readonly titles: readonly string[];
  /** Headings that are repeated on later pages. */
  readonly repeated: ReadonlySet<number>;
}

export interface BlockColumn {
  readonly column: number;
  readonly month: number;
  /** Null if the file doesn't say the year. */
  readonly year: number | null;
}

const LEAST_MONTHS = 3;
const TOTAL =
  /^(?:grand )?(?:total|t-?12|ttm|trailing.*|annual.*|12 months?.*|twelve months?.*|ytd.*|year to date|full year)\b/i;
const PLANNED = /\b(?:budget|bud|plan|variance|var|prior|forecast|last year|py|ly)\b/i;
const ACTUAL = /\b(?:actuals?|act)\b/i;

interface Header {
  readonly row: number;
  readonly columns: readonly BlockColumn[];
}

/** Finds the months of each property in each sheet, also if several are side by side or below each other. */
export function findBlocks(grids: readonly Grid[]): readonly Block[] {
  return grids.flatMap((grid, sheet) => blocksOfSheet(grid, sheet));
}

function blocksOfSheet(grid: Grid, sheet: number): readonly Block[] {
  const headers: Header[] = [];
  for (let row = 0; row < grid.rows.length; row++) {
    const header = readHeader(grid, row);
    if (header !== null) headers.push(header);
  }
  const most = Math.max(0, ...headers.map(({ columns }) => columns.length));
  const kept = headers.filter(({ columns }) => columns.length * 2 > most);
  const blocks: Block[] = [];
  for (const [at, header] of kept.entries()) {
    const next = kept[at + 1];
    const titles = titlesAbove(grid, header.row, kept[at - 1]?.row ?? -1);
    const before = blocks.at(-1);
    // A heading that is repeated on each page continues the same statement.
    if (
      before !== undefined &&
      isSameHeader(kept[at - 1], header) &&
      isSameTitle(before.titles, titles)
    ) {
      const last = blocks.length - splitColumns(header.columns).length;
      for (let index = Math.max(0, last); index < blocks.length; index++) {
        const block = blocks[index];
        if (block === undefined) continue;
        const repeated = new Set(block.repeated);
        for (
          let row = titleStart(grid, header.row, kept[at - 1]?.row ?? 0);
          row <= header.row;
          row++
        )
          repeated.add(row);
        blocks[index] = { ...block, endRow: next?.row ?? grid.rows.length, repeated };
      }
      continue;
    }
    const parts = splitColumns(header.columns);
    for (const [index, columns] of parts.entries()) {
      const from = columns[0]?.column ?? 0;
      const until = parts[index + 1]?.[0]?.column ?? Number.POSITIVE_INFINITY;
      blocks.push({
        sheet,
        headerRow: header.row,
        endRow: next === undefined ? grid.rows.length : titleStart(grid, next.row, header.row),
        labelColumns: labelColumnsOf(parts[0]?.[0]?.column ?? 0),
        columns,
        totalColumn: totalColumnOf(grid, header.row, columns, until),
        property: parts.length > 1 ? propertyAbove(grid, header.row, from, until) : null,
        titles,
        repeated: new Set(),
      });
    }
  }
  return blocks;
}

const labelColumnsOf = (first: number): readonly number[] =>
  Array.from({ length: first }, (_, at) => at);

function readHeader(grid: Grid, row: number): Header | null {
  const cells = grid.rows[row] ?? [];
  let count = 0;
  for (const cell of cells) if (cell !== null && readMonth(cell) !== null) count += 1;
  if (count < LEAST_MONTHS) return null;
  const years = yearsAbove(grid, row);
  const below = grid.rows[row + 1] ?? [];
  const kinds =
    below.filter((cell) => PLANNED.test(cellText(cell))).length >= LEAST_MONTHS ? below : null;
  const columns: BlockColumn[] = [];
  for (const [column, cell] of cells.entries()) {
    const month = readMonth(cell);
    if (month === null || PLANNED.test(cellText(cell))) continue;
    const at = kinds === null ? column : actualColumn(kinds, cells, column);
    if (at !== null)
      columns.push({ column: at, month: month.month, year: month.year ?? years[column] ?? null });
  }
  const isNumeric = columns.some(({ column }) => typeof cells[column] === 'number');
  return columns.length >= LEAST_MONTHS && isCalendar(columns, isNumeric) ? { row, columns } : null;
}

/** The column below a month that holds what happened rather than the budget. */
function actualColumn(
  kinds: readonly GridCell[],
  cells: readonly GridCell[],
  column: number,
): number | null {
  for (let at = column; at < kinds.length; at++) {
    if (at > column && isFilled(cells[at])) return null;
    if (ACTUAL.test(cellText(kinds[at]))) return at;
  }
  return null;
}

/** True if neighbors mostly follow each other, so that amounts that look like Excel's days are no heading. */
function isCalendar(columns: readonly BlockColumn[], isNumeric: boolean): boolean {
  let follow = 0;
  const least = isNumeric ? 0.9 : 0.3;
  for (const [at, { month }] of columns.entries()) {
    const before = columns[at - 1];
    if (
      before !== undefined &&
      ((month - before.month + 12) % 12 === 1 || (before.month - month + 12) % 12 === 1)
    ) {
      follow += 1;
    }
  }
  return follow >= (columns.length - 1) * least;
}

/** Years of merged cells above a row of months; each counts until the next. */
function yearsAbove(grid: Grid, row: number): readonly (number | null)[] {
  for (let above = row - 1; above >= Math.max(0, row - 2); above--) {
    const cells = grid.rows[above] ?? [];
    const years: (number | null)[] = [];
    let year: number | null = null;
    let found = false;
    for (let column = 0; column < (grid.rows[row]?.length ?? 0); column++) {
      const match = /^(?:fy|cy|year)?\s*'?((?:19|20)\d{2})$/i.exec(cellText(cells[column]));
      if (match?.[1] !== undefined) {
        year = Number(match[1]);
        found = true;
      }
      years.push(year);
    }
    if (found) return years;
  }
  return [];
}

/** Starts a new part where the months begin again. */
function splitColumns(columns: readonly BlockColumn[]): readonly (readonly BlockColumn[])[] {
  const parts: BlockColumn[][] = [];
  let seen = new Set<string>();
  for (const one of columns) {
    const key = `${one.year ?? ''}-${one.month}`;
    const part = parts.at(-1);
    const isBack =
      part !== undefined &&
      isEarlier(one, part.at(-1)) &&
      part.length >= LEAST_MONTHS &&
      isAscending(part);
    if (part === undefined || seen.has(key) || isBack) {
      parts.push([one]);
      seen = new Set([key]);
    } else {
      part.push(one);
      seen.add(key);
    }
  }
  return mergeShort(parts);
}

/** A month that is listed twice is not another statement. */
function mergeShort(
  parts: readonly (readonly BlockColumn[])[],
): readonly (readonly BlockColumn[])[] {
  const merged: (readonly BlockColumn[])[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    if (before !== undefined && part.length < LEAST_MONTHS)
      merged[merged.length - 1] = [...before, ...part];
    else merged.push(part);
  }
  return merged;
}

const indexOf = ({ year, month }: BlockColumn): number | null =>
  year === null ? null : monthIndex(monthKey(year, month));

function isEarlier(one: BlockColumn, other: BlockColumn | undefined): boolean {
  const [at, before] = [indexOf(one), other === undefined ? null : indexOf(other)];
  return at !== null && before !== null && at < before;
}

function isAscending(part: readonly BlockColumn[]): boolean {
  const [first, second] = [part[0], part[1]];
  return first !== undefined && second !== undefined && !isEarlier(second, first);
}

function totalColumnOf(
  grid: Grid,
  row: number,
  columns: readonly BlockColumn[],
  until: number,
): number | null {
  const last = columns.at(-1)?.column ?? 0;
  const width = Math.min(until, grid.rows[row]?.length ?? 0);
  for (let column = last + 1; column < width; column++) {
    const text = cellText(grid.rows[row]?.[column]);
    if (TOTAL.test(text) && !PLANNED.test(text)) return column;
  }
  return null;
}

/** Text above the months of one part, searched upward. */
function propertyAbove(grid: Grid, row: number, from: number, until: number): string | null {
  for (let above = row - 1; above >= Math.max(0, row - 4); above--) {
    const cells = grid.rows[above] ?? [];
    for (let column = from; column < Math.min(until, cells.length); column++) {
      const text = cellText(cells[column]);
      if (
        /[a-z]{3}/i.test(text) &&
        readMonth(text) === null &&
        !PLANNED.test(text) &&
        !ACTUAL.test(text)
      ) {
        return text.slice(0, 120);
      }
    }
  }
  return null;
}

const MOST_TITLES = 8;

/** True for a row of amounts; a year or a page number alone is none. */
const hasAmounts = (cells: readonly GridCell[]): boolean =>
  cells.filter((cell) => readAmount(cell).kind === 'amount').length >= LEAST_MONTHS;

/** Text rows directly above a header, down from the row after `after`. */
function titlesAbove(grid: Grid, row: number, after: number): readonly string[] {
  const titles: string[] = [];
  for (let above = row - 1; above > Math.max(after, row - 1 - MOST_TITLES); above--) {
    const cells = grid.rows[above] ?? [];
    if (hasAmounts(cells)) break;
    const texts = cells
      .map(cellText)
      .filter((text) => text !== '' && !/^(?:\d+|page \d+(?: of \d+)?)$/i.test(text));
    if (texts.length > 0) titles.unshift(texts.join(' ').slice(0, 300));
  }
  return titles;
}

/** The row where the titles of the next header begin. */
function titleStart(grid: Grid, row: number, after: number): number {
  let start = row;
  for (let above = row - 1; above > Math.max(after, row - 1 - MOST_TITLES); above--) {
    const cells = grid.rows[above] ?? [];
    if (hasAmounts(cells)) break;
    start = above;
  }
  return start;
}

const isSameHeader = (one: Header | undefined, other: Header): boolean =>
  one !== undefined &&
  one.columns.length === other.columns.length &&
  one.columns.every(
    ({ month, year }, at) => month === other.columns[at]?.month && year === other.columns[at]?.year,
  );

/** Page titles repeat or are missing; only page numbers and dates may differ. */
const plainTitle = (titles: readonly string[]): string =>
  titles
    .join(' ')
    .toLowerCase()
    .replace(/\b(?:page|continued|cont|of)\b|[\d:/.,()-]+|\b[ap]m\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function isSameTitle(one: readonly string[], other: readonly string[]): boolean {
  const text = plainTitle(other);
  return text === '' || text === plainTitle(one) || plainTitle(one).includes(text);
}
