import { type Cents, roundCents } from '../cents.ts';
import { readAmount } from './amounts.ts';
import { type Answers, type Doubt, type DoubtKind, doubtId, validAnswer } from './doubts.ts';
import { cellAddress, cellText, type Grid, type GridCell } from './grid.ts';
import { StatementError } from './statementError.ts';

export type RentRollField =
  | 'unit'
  | 'type'
  | 'resident'
  | 'status'
  | 'market'
  | 'rent'
  | 'care'
  | 'payor'
  | 'squareFeet';

/** A unit or bed of a rent roll. Names are never part of it: `resident` numbers people within the file. */
export interface RentRollRow {
  readonly row: number;
  readonly unit: string;
  readonly type: string;
  readonly isOccupied: boolean;
  readonly resident: string | null;
  readonly market: Cents;
  readonly rent: Cents;
  readonly care: Cents;
  readonly payor: string;
}

/** Units of one type with their average rates. */
export interface UnitMix {
  readonly type: string;
  readonly units: number;
  readonly occupied: number;
  readonly rent: Cents | null;
  readonly care: Cents | null;
  readonly market: Cents | null;
  /** First and last row of the file with such a unit. */
  readonly rows: readonly [first: number, last: number];
}

export interface ParsedRentRoll {
  readonly sheet: string;
  readonly columns: Readonly<Partial<Record<RentRollField, number>>>;
  readonly rows: readonly RentRollRow[];
  readonly doubts: readonly Doubt[];
  /** Columns that were left out because they hold personal data. */
  readonly dropped: readonly string[];
}

const HEADINGS: readonly (readonly [RentRollField, RegExp])[] = [
  ['unit', /^(?:unit|apt|apartment|room|suite|bed|unit\/bed)(?: ?(?:#|no\.?|number|id|name))?$/i],
  ['type', /^(?:unit |apt |room |floor )?(?:type|plan|style|description)$|^floorplan$/i],
  ['resident', /^(?:resident|tenant|patient|occupant|lessee)(?:'?s)?(?: full)?(?: name)?$|^name$/i],
  ['status', /^(?:status|occupancy(?: status)?|unit status)$/i],
  ['market', /^(?:market|asking|street)(?: ?(?:rent|rate))?$/i],
  [
    'rent',
    /^(?:actual |monthly |base |current |room |in-?place )?(?:rent|rate|room and board)$|^monthly (?:charge|fee)s?$/i,
  ],
  ['care', /^(?:care|loc|level of care|care level)(?: ?(?:fee|charge|rate|\$))s?$|^care$/i],
  ['payor', /^(?:payor|payer|pay(?:or|er)? (?:source|type)|payment source)$/i],
  ['squareFeet', /^(?:sq\.? ?ft\.?|square feet|sf|sqft|size)$/i],
];

/** Columns with personal or health data that nothing here needs. */
const PERSONAL =
  /\b(?:first name|last name|dob|date of birth|birth|ssn|social security|diagnos\w+|medicaid (?:id|number|#)|medicare (?:id|number|#)|phone|e-?mail|responsible party|emergency contact|physician|allerg\w+|notes?|comments?)\b/i;
const VACANT = /^(?:vacant|vacancy|empty|available|open|model|down|offline|unoccupied)\b/i;
const TOTAL = /\b(?:sub)?totals?\b|^grand\b|^average\b/i;
const HEADER_ROWS = 40;
const MOST_DOUBTS = 500;
const TOO_MANY = 'More than 500 cells are in doubt. Correct the file, then choose it again.';

/** Reads a rent roll of up to 50,000 units. Names and health data are dropped while reading. */
export function parseRentRoll(grids: readonly Grid[], answers: Answers): ParsedRentRoll | null {
  const found = grids
    .flatMap((grid) => headerOf(grid))
    .sort((one, other) => other.score - one.score)[0];
  if (found === undefined) return null;
  const { grid, header } = found;
  const doubts: Doubt[] = [];
  const ask = (
    kind: DoubtKind,
    cell: string,
    more: Pick<Doubt, 'text' | 'question' | 'thought' | 'choices'>,
  ) => {
    const doubt: Doubt = {
      id: doubtId(kind, grid.name, cell),
      kind,
      sheet: grid.name,
      cell,
      ...more,
    };
    doubts.push(doubt);
    if (doubts.length > MOST_DOUBTS) throw new StatementError(TOO_MANY);
    return validAnswer(doubt, answers);
  };
  const columns = columnsOf(grid, header, ask);
  const rows: RentRollRow[] = [];
  const seen = new Map<string, number>();
  const at = (row: number, field: RentRollField) => {
    const column = columns[field];
    return column === undefined ? null : (grid.rows[row]?.[column] ?? null);
  };
  for (let row = header + 1; row < grid.rows.length; row++) {
    const unit = cellText(at(row, 'unit')).slice(0, 40);
    if (!isUnit(unit, grid.rows[row] ?? []) || TOTAL.test(cellText(grid.rows[row]?.[0]))) continue;
    const amounts: Record<'market' | 'rent' | 'care', Cents> = { market: 0, rent: 0, care: 0 };
    for (const field of ['market', 'rent', 'care'] as const) {
      const cell = at(row, field);
      const reading = readAmount(cell);
      if (reading.kind === 'amount') amounts[field] = reading.cents;
      else if (reading.kind !== 'blank' && !VACANT.test(cellText(cell))) {
        const suggestion = reading.kind === 'unclear' ? reading.suggestion : null;
        const answer = ask('amount', cellAddress(row, columns[field] ?? 0), {
          text: cellText(cell).slice(0, 80),
          question: `The amount of unit ${unit} can’t be read with certainty. What is it?`,
          thought: suggestion === null ? null : String(suggestion),
          choices: [
            ...(suggestion === null
              ? []
              : [{ value: String(suggestion), label: String(suggestion / 100) }]),
            { value: '0', label: '$0' },
          ],
        });
        amounts[field] = answer === null ? 0 : Number(answer);
      }
    }
    const name = cellText(at(row, 'resident'));
    const status = cellText(at(row, 'status'));
    const isVacant = VACANT.test(name) || VACANT.test(status);
    const isOccupied =
      !isVacant &&
      (name !== '' ||
        /^(?:occ|leased|rented|current|notice)/i.test(status) ||
        (columns.resident === undefined && columns.status === undefined && amounts.rent > 0));
    const before = seen.get(unit.toLowerCase());
    if (before !== undefined) {
      const answer = ask('duplicate', cellAddress(row, columns.unit ?? 0), {
        text: unit,
        question: `Unit ${unit} is also in row ${rows[before]?.row ?? 0}. Is this another bed or person?`,
        thought: null,
        choices: [
          { value: 'keep', label: 'Yes, count it as a bed of its own' },
          { value: 'drop', label: 'No, add its charges to the first' },
        ],
      });
      if (answer === 'drop') {
        const first = rows[before];
        if (first !== undefined)
          rows[before] = {
            ...first,
            rent: first.rent + amounts.rent,
            care: first.care + amounts.care,
          };
        continue;
      }
    }
    seen.set(unit.toLowerCase(), rows.length);
    rows.push({
      row: row + 1,
      unit,
      type: cellText(at(row, 'type')).slice(0, 60) || 'Not stated',
      isOccupied,
      resident: isOccupied ? `Resident ${rows.length + 1}` : null,
      ...amounts,
      payor: cellText(at(row, 'payor')).slice(0, 40),
    });
  }
  const dropped = (grid.rows[header] ?? [])
    .map(cellText)
    .filter((text) => PERSONAL.test(text) || HEADINGS[2]?.[1].test(text) === true);
  return { sheet: grid.name, columns, rows, doubts, dropped };
}

/** False for totals, a header that a page repeats, and headings and page numbers, which stand alone. */
const isUnit = (unit: string, cells: readonly GridCell[]): boolean =>
  unit !== '' &&
  !TOTAL.test(unit) &&
  !HEADINGS.some(([field, pattern]) => field === 'unit' && pattern.test(unit)) &&
  ((/^[\w-]{1,40}$/.test(unit) && /\d/.test(unit)) ||
    cells.filter((cell) => cellText(cell) !== '').length > 1);

function headerOf(
  grid: Grid,
): readonly { readonly grid: Grid; readonly header: number; readonly score: number }[] {
  for (let row = 0; row < Math.min(grid.rows.length, HEADER_ROWS); row++) {
    const texts = (grid.rows[row] ?? []).map(cellText);
    const fields = new Set(
      HEADINGS.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(
        ([field]) => field,
      ),
    );
    if (fields.has('unit') && (fields.has('rent') || fields.has('market')) && fields.size >= 3) {
      return [{ grid, header: row, score: fields.size }];
    }
  }
  return [];
}

type Ask = (
  kind: DoubtKind,
  cell: string,
  more: Pick<Doubt, 'text' | 'question' | 'thought' | 'choices'>,
) => string | null;

function columnsOf(
  grid: Grid,
  header: number,
  ask: Ask,
): Readonly<Partial<Record<RentRollField, number>>> {
  const columns: Partial<Record<RentRollField, number>> = {};
  const texts = (grid.rows[header] ?? []).map(cellText);
  for (const [field, pattern] of HEADINGS) {
    const fits = texts.flatMap((text, column) =>
      pattern.test(text) && !PERSONAL.test(text) ? [column] : [],
    );
    const [first] = fits;
    if (first === undefined) continue;
    if (fits.length === 1) {
      columns[field] = first;
      continue;
    }
    const answer = ask('row', cellAddress(header, first), {
      text: fits.map((column) => texts[column]).join(', '),
      question: `${fits.length} columns can be the ${field === 'rent' ? 'rent in place' : field}. Which one is it?`,
      thought: null,
      choices: fits.map((column) => ({
        value: String(column),
        label: `${texts[column]} (column ${cellAddress(header, column).replace(/\d+/, '')})`,
      })),
    });
    if (answer !== null) columns[field] = Number(answer);
  }
  return columns;
}

/** Units, occupied units, and average rates by type. */
export function summarizeUnits(rows: readonly RentRollRow[]): readonly UnitMix[] {
  const groups = new Map<string, RentRollRow[]>();
  for (const row of rows) {
    const group = groups.get(row.type);
    if (group === undefined) groups.set(row.type, [row]);
    else group.push(row);
  }
  return [...groups].map(([type, group]) => {
    const occupied = group.filter(({ isOccupied }) => isOccupied);
    const average = (
      of: readonly RentRollRow[],
      pick: (row: RentRollRow) => Cents,
    ): Cents | null =>
      of.length === 0 ? null : roundCents(of.reduce((all, row) => all + pick(row), 0) / of.length);
    return {
      type,
      units: group.length,
      occupied: occupied.length,
      rent: average(occupied, ({ rent }) => rent),
      care: average(occupied, ({ care }) => care),
      market: average(group, ({ market }) => market),
      rows: [group[0]?.row ?? 0, group.at(-1)?.row ?? 0],
    };
  });
}
