import { ACCOUNTS, findAccount } from './accounts.ts';
import { type Doubt, type DoubtKind, doubtId, validAnswer } from './doubts.ts';
import { cellAddress, type Grid } from './grid.ts';
import { type Block, findBlocks } from './layout.ts';
import { CERTAIN, mappingKey, matchAccount, normalizeLabel } from './matchAccount.ts';
import { readPeriod } from './period.ts';
import { chooseBlock, propertyName } from './properties.ts';
import {
  findParents,
  findStatistic,
  hasAmounts,
  isPercentRow,
  isSubheading,
  leave,
  nest,
} from './rowKinds.ts';
import { type ReadRow, readRows } from './rows.ts';
import {
  annual,
  dollars,
  groupOf,
  isCost,
  negate,
  type OrientedLine,
  sectionSays,
} from './signs.ts';
import { StatementError } from './statementError.ts';
import type {
  CheckedTotal,
  LineCell,
  ParsedStatement,
  ParseOptions,
  StatementLine,
} from './statementTypes.ts';
import { checkTotal, isTotalLabel, type TotalItem } from './totals.ts';

const NO_MONTHS =
  'We found no row with the names of months. Check that this is a monthly statement with one column for each month.';

const MOST_DOUBTS = 500;
const TOO_MANY = 'More than 500 cells are in doubt. Correct the file, then choose it again.';

const THOUSANDS = /\b(?:in|\$) ?thousands\b|\$ ?000'?s?\b|\(000'?s?\)|\b000s\b/i;
const LEAVE_OUT = { value: 'none', label: 'Leave this line out' } as const;
const ACCOUNT_CHOICES = ACCOUNTS.map(({ number, name }) => ({
  value: number,
  label: `${number} ${name}`,
}));

/**
 * Reads a trailing-twelve-month statement. Every decision that the file doesn't settle is a doubt; until it is answered,
 * the line has no account and the statement can't be saved.
 */
export function parseStatement(grids: readonly Grid[], options: ParseOptions): ParsedStatement {
  const blocks = findBlocks(grids);
  if (blocks.length === 0) throw new StatementError(NO_MONTHS);
  const doubts: Doubt[] = [];
  const block = chooseBlock(grids, blocks, options.answers, doubts);
  const empty = { lines: [], totals: [], notes: [], months: [] };
  if (block === null) return { sheet: grids[0]?.name ?? '', property: null, ...empty, doubts };
  const grid = grids[block.sheet];
  if (grid === undefined) throw new StatementError(NO_MONTHS);
  const property = propertyName(grids, blocks, block);
  const period = readPeriod(grid, block, options.answers, options.today);
  doubts.push(...period.doubts);
  if (period.columns.length === 0) return { sheet: grid.name, property, ...empty, doubts };
  const reader = new StatementReader(grid, block, period.columns, options, doubts);
  return {
    sheet: grid.name,
    property,
    months: period.columns.map(({ month }) => month),
    ...reader.read(),
    doubts,
  };
}

interface Draft {
  readonly row: ReadRow;
  readonly sections: readonly string[];
}

/** Reads the rows of one block into lines and totals. */
class StatementReader {
  readonly #grid: Grid;
  readonly #block: Block;
  readonly #columns: readonly { readonly at: number; readonly month: string }[];
  readonly #options: ParseOptions;
  readonly #doubts: Doubt[];
  readonly #notes: string[] = [];
  readonly #totals: CheckedTotal[] = [];
  readonly #added: StatementLine[] = [];

  constructor(
    grid: Grid,
    block: Block,
    columns: readonly { readonly at: number; readonly month: string }[],
    options: ParseOptions,
    doubts: Doubt[],
  ) {
    this.#grid = grid;
    this.#block = block;
    this.#columns = columns;
    this.#options = options;
    this.#doubts = doubts;
  }

  read(): Pick<ParsedStatement, 'lines' | 'totals' | 'notes'> {
    const scale = this.#readScale();
    const drafts = this.#classify(readRows(this.#grid, this.#block));
    this.#findDuplicates(drafts);
    const lines = drafts.flatMap((draft) => this.#lineOf(draft, scale));
    return {
      lines: [...this.#orient(lines), ...this.#added],
      totals: this.#totals,
      notes: this.#notes,
    };
  }

  #ask(
    kind: DoubtKind,
    cell: string,
    text: string,
    more: Pick<Doubt, 'question' | 'thought' | 'choices'> & { readonly takesAmount?: true },
  ): string | null {
    const doubt: Doubt = {
      id: doubtId(kind, this.#grid.name, cell),
      kind,
      sheet: this.#grid.name,
      cell,
      text: text.slice(0, 200),
      ...more,
    };
    this.#doubts.push(doubt);
    if (this.#doubts.length > MOST_DOUBTS) throw new StatementError(TOO_MANY);
    return validAnswer(doubt, this.#options.answers);
  }

  #readScale(): number {
    const title = this.#block.titles.find((one) => THOUSANDS.test(one));
    if (title === undefined) return 1;
    const answer = this.#ask(
      'scale',
      cellAddress(Math.max(0, this.#block.headerRow - 1), 0),
      title,
      {
        question: 'The title says amounts are in thousands. Are they?',
        thought: '1000',
        choices: [
          { value: '1000', label: 'Yes, multiply by 1,000' },
          { value: '1', label: 'No, they are dollars' },
        ],
      },
    );
    return answer === '1000' ? 1000 : 1;
  }

  /** Sorts rows into lines and totals, and checks each total against its parts. */
  #classify(rows: readonly ReadRow[]): readonly Draft[] {
    const drafts: Draft[] = [];
    let stack: readonly TotalItem[] = [];
    let sections: string[] = [];
    let section = 0;
    let wasHeading = false;
    const amounts = rows.filter((row) => row.kind === 'amounts' && !isSubheading(row));
    const parents = findParents(rows);
    const lastAmounts = amounts.at(-1)?.row ?? -1;
    for (const row of rows) {
      if (row.kind !== 'amounts') {
        if (row.kind === 'heading' && row.row < lastAmounts) {
          sections = nest(sections, row.label, wasHeading);
          section += 1;
          wasHeading = true;
        }
        continue;
      }
      if (isSubheading(row)) continue;
      wasHeading = false;
      if (isPercentRow(row)) continue;
      const isNamed = isTotalLabel(row.label);
      const tried = checkTotal(stack, row, section);
      const fits =
        tried.check.mismatch === null &&
        tried.check.parts.filter(hasAmounts).length >= 2 &&
        !tried.isDifference;
      const kind = isNamed ? 'total' : this.#kindOf(row, fits && hasAmounts(row), parents);
      if (kind === 'total') {
        stack = this.#takeTotal(
          row,
          tried,
          parents.has(row.row) && !isNamed ? stack : tried.stack,
          stack,
        );
        if (isNamed) sections = leave(sections, row.label);
        section += 1;
        continue;
      }
      drafts.push({ row, sections });
      if (findStatistic(row.label, sections) === null)
        stack = [...stack, { row, isTotal: false, section }];
    }
    return drafts;
  }

  #kindOf(row: ReadRow, fits: boolean, parents: ReadonlyMap<number, number>): 'total' | 'line' {
    const children = parents.get(row.row);
    if (row.label === '' && fits) return 'total';
    if (row.label !== '' && !fits && children === undefined) return 'line';
    const question =
      row.label === ''
        ? 'This row has amounts but no name. What is it?'
        : children === undefined
          ? 'This row equals the sum of the rows above it. Is it a total?'
          : `This row equals the sum of the ${children} rows below it. Is it a total?`;
    const answer = this.#ask('row', row.labelCell, row.label || (row.cells[0]?.text ?? ''), {
      question,
      thought: fits || children !== undefined ? 'total' : null,
      choices: [
        { value: 'total', label: 'A total: don’t count it' },
        { value: 'line', label: 'A line of its own' },
      ],
    });
    return answer === 'line' ? 'line' : 'total';
  }

  #takeTotal(
    row: ReadRow,
    tried: ReturnType<typeof checkTotal>,
    next: readonly TotalItem[],
    before: readonly TotalItem[],
  ): readonly TotalItem[] {
    const { check } = tried;
    const isUnknown = this.#block.columns.length === 0 || before.length === 0;
    this.#totals.push({
      label: row.label,
      cell: row.labelCell,
      parts: check.parts.length,
      isConfirmed: check.mismatch === null || next === before,
    });
    if (check.mismatch === null || isUnknown || next === before) return next;
    const { column, stated, computed } = check.mismatch;
    const cell = row.cells[column];
    const answer = this.#ask(
      'total',
      cell?.address ?? row.labelCell,
      `${row.label}: ${cell?.text ?? ''}`,
      {
        question: `The total says ${dollars(stated)}; its ${check.parts.length} rows add up to ${dollars(computed)}. Which one counts?`,
        thought: null,
        choices: [
          { value: 'lines', label: `The rows: ${dollars(computed)}` },
          { value: 'difference', label: `The total: add ${dollars(stated - computed)} as a line` },
        ],
      },
    );
    if (answer === 'difference') this.#addDifference(row, check.parts);
    return next;
  }

  #addDifference(row: ReadRow, parts: readonly ReadRow[]) {
    const isRevenue = /\b(?:revenue|income)\b/i.test(row.label) && !/expense|cost/i.test(row.label);
    const cells = this.#columns.map(({ at, month }) => {
      const sum = parts.reduce((all, part) => all + (part.cells[at]?.cents ?? 0), 0);
      return {
        month,
        cents: (row.cells[at]?.cents ?? 0) - sum,
        cell: row.cells[at]?.address ?? null,
      };
    });
    this.#added.push({
      label: `Difference in ${row.label}`.slice(0, 160),
      section: row.label,
      code: null,
      account: isRevenue ? '4900' : '5900',
      confidence: 1,
      isLearned: false,
      mappingKey: '',
      labelCell: row.labelCell,
      cells,
    });
  }

  #findDuplicates(drafts: readonly Draft[]) {
    const seen = new Map<string, Draft>();
    for (const draft of drafts) {
      const { row } = draft;
      if (!hasAmounts(row)) continue;
      const key = `${normalizeLabel(row.label)}|${row.cells.map(({ cents }) => cents ?? '').join(',')}`;
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, draft);
        continue;
      }
      this.#ask('duplicate', row.labelCell, row.label, {
        question: `This row repeats ${first.row.labelCell} with the same amounts. Does it count twice?`,
        thought: null,
        choices: [
          { value: 'drop', label: 'No, count it once' },
          { value: 'keep', label: 'Yes, keep both' },
        ],
      });
    }
  }

  #lineOf({ row, sections }: Draft, scale: number): readonly OrientedLine[] {
    if (!hasAmounts(row)) return [];
    if (this.#answerTo('duplicate', row.labelCell) === 'drop') return [];
    const isCount = findStatistic(row.label, sections) !== null;
    const cells = this.#columns.map(({ at, month }) =>
      this.#cellOf(row, at, month, isCount ? 1 : scale),
    );
    const match = this.#matchOf(row, sections);
    if (match.account === 'none') return [];
    const statistic = findAccount(match.account ?? '')?.group === 'statistic';
    if (!statistic) this.#checkRowTotal(row);
    if (this.#answerTo('total', row.total?.address ?? '') === 'none') return [];
    return [
      {
        group: groupOf(match.account, sections),
        isListedAsExpense: sectionSays(sections) === 'expense',
        line: {
          label: row.label || 'Row without a name',
          section: sections.join(' › ').slice(0, 160),
          code: row.code,
          ...match,
          mappingKey: mappingKey({ label: row.label, sections }),
          labelCell: row.labelCell,
          cells,
        },
      },
    ];
  }

  #answerTo(kind: DoubtKind, cell: string): string | undefined {
    const id = doubtId(kind, this.#grid.name, cell);
    return Object.hasOwn(this.#options.answers, id) ? this.#options.answers[id] : undefined;
  }

  #matchOf(row: ReadRow, sections: readonly string[]) {
    const statistic = findStatistic(row.label, sections);
    const match = matchAccount({ label: row.label, sections }, this.#options.mappings);
    if (statistic !== null && !match.isLearned)
      return { account: statistic, confidence: 0.9, isLearned: false };
    if (match.account !== null && match.confidence >= CERTAIN) {
      const { account, confidence, isLearned } = match;
      return { account, confidence, isLearned };
    }
    const first = match.alternatives.map((number) => ({
      value: number,
      label: `${number} ${findAccount(number)?.name ?? ''}`,
    }));
    const rest = ACCOUNT_CHOICES.filter(({ value }) => !match.alternatives.includes(value));
    const answer = this.#ask('account', row.labelCell, row.label, {
      question: 'Which account is this?',
      thought: match.account,
      choices: [...first, ...rest, LEAVE_OUT],
    });
    return {
      account: answer,
      confidence: answer === null ? match.confidence : 1,
      isLearned: false,
    };
  }

  #cellOf(row: ReadRow, at: number, month: string, scale: number): LineCell {
    const cell = row.cells[at];
    if (cell === undefined) return { month, cents: 0, cell: null };
    if (cell.unclear === undefined)
      return { month, cents: (cell.cents ?? 0) * scale, cell: cell.address };
    const { suggestion, reason } = cell.unclear;
    const answer = this.#ask('amount', cell.address, cell.text, {
      question: `${reason}. What is the amount of ${row.label || 'this row'}?`,
      thought: suggestion === null ? null : String(suggestion),
      choices: [
        ...(suggestion === null ? [] : [{ value: String(suggestion), label: dollars(suggestion) }]),
        ...(suggestion === 0 ? [] : [{ value: '0', label: '$0' }]),
      ],
      takesAmount: true,
    });
    return { month, cents: answer === null ? 0 : Number(answer) * scale, cell: cell.address };
  }

  /** Compares the months with the total at the end of the row. */
  #checkRowTotal(row: ReadRow) {
    const stated = row.total?.cents ?? null;
    if (
      row.total === null ||
      stated === null ||
      row.cells.some(({ unclear }) => unclear !== undefined)
    )
      return;
    const sum = row.cells.reduce((all, { cents }) => all + (cents ?? 0), 0);
    if (Math.abs(sum - stated) <= (row.isWhole ? 600 : 12)) return;
    // A total of the last twelve of more months.
    const last = row.cells.slice(-12).reduce((all, { cents }) => all + (cents ?? 0), 0);
    if (row.cells.length > 12 && Math.abs(last - stated) <= 600) return;
    this.#ask('total', row.total.address, row.total.text, {
      question: `The months of ${row.label} add up to ${dollars(sum)}, not ${dollars(stated)}. What counts?`,
      thought: null,
      choices: [{ value: 'months', label: `The months: ${dollars(sum)}` }, LEAVE_OUT],
    });
  }

  /** Makes revenue and expenses positive, and asks about amounts with an unusual sign. */
  #orient(lines: readonly OrientedLine[]): readonly StatementLine[] {
    const costs = lines.filter(({ group }) => isCost(group));
    const negative = costs.filter(({ line }) => annual(line) < 0);
    const flips = costs.length >= 2 && negative.length * 5 >= costs.length * 4;
    if (flips)
      this.#notes.push(
        'Expenses are written as negative amounts in this file. We show them as positive.',
      );
    return lines.map(({ line, group, isListedAsExpense }) => {
      if (group === null || group === 'statistic') return line;
      const isReduction = line.account === '4500' || line.account === '4600';
      let oriented = flips && isCost(group) ? negate(line) : line;
      if (isReduction && isListedAsExpense)
        oriented = annual(oriented) > 0 ? negate(oriented) : oriented;
      const total = annual(oriented);
      const isUnusual = isReduction ? total > 0 : total < 0;
      if (!isUnusual) return oriented;
      const answer = this.#ask('sign', line.labelCell, `${line.label}: ${dollars(total)}`, {
        question: isReduction
          ? `${line.label} usually lowers revenue, but is written as a positive amount. What is it?`
          : isCost(group)
            ? `${line.label} is negative for the year. Is it a credit?`
            : `${line.label} is negative for the year. Does it lower revenue?`,
        thought: isReduction ? 'flip' : 'keep',
        choices: [
          { value: 'keep', label: isReduction ? 'It adds to revenue' : 'Yes, keep it negative' },
          { value: 'flip', label: isReduction ? 'It lowers revenue' : 'No, make it positive' },
        ],
      });
      return answer === 'flip' ? negate(oriented) : oriented;
    });
  }
}
