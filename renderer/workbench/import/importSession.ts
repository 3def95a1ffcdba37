import { writeCsv } from '#shared/format/csv.ts';
import type { ColumnMapping } from '#shared/imports/columnMapping.ts';
import {
  type CellError,
  createCellReader,
  createRowValidator,
  type ValidatedRow,
} from '#shared/imports/rowValidation.ts';
import type { Noun } from '#shared/records/noun.ts';
import type { Changes } from '#shared/records/row.ts';
import type { RowUnit, Sheet, SheetRow } from '#shared/sheet/sheet.ts';
import { readSheet } from '../sheet/readSheet.ts';
import type { ReportProgress } from '../worker/workerProtocol.ts';

/** File metadata for the screen; the rows stay in the worker. */
export interface ImportFileInfo {
  readonly names: readonly string[];
  readonly index: number;
  readonly encoding: Sheet['encoding'];
  readonly formulas: number;
  readonly head: readonly string[];
  readonly count: number;
  readonly unit: RowUnit;
  /** The first non-empty cells of each column. */
  readonly samples: readonly (readonly string[])[];
}

export interface ValidationResult {
  readonly good: number;
  readonly faulty: number;
  /** The first errors, in row order. */
  readonly faults: readonly ShownError[];
}

export interface ShownError extends CellError {
  /** Rows of the file with the same error in the same field and content. */
  readonly alike: number;
}

/** A correction for every row with the same content in a field. */
export interface AlikeCorrection {
  readonly field: string;
  readonly typed: string;
  readonly to: string;
}

const keyOf = ({ field, typed }: CellError): string => `${field} ${typed}`;

/** A row that the server refused, with the error's sentence. */
export interface Refusal {
  readonly at: number;
  readonly field: string;
  readonly sentence: string;
}

export interface StagedRow {
  readonly at: number;
  readonly values: Changes;
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;
const MAX_SHOWN_ERRORS = 200;
const BATCH_ROWS = 1_000;
/** The server accepts at most 1 MB per request. */
const BATCH_CHARACTERS = 250_000;
const EVERY = 2_000;

/** Processes one file: reads, maps, validates, applies corrections, and returns batches. */
export function createImportSession() {
  let sheet: Sheet | null = null;
  let validatedRows: ValidatedRow[] = [];
  let judge: ReturnType<typeof createRowValidator> | null = null;
  let typedIn: (row: SheetRow, field: string) => string = () => '';
  const repaired = new Map<number, Map<string, string>>();

  const opened = (): Sheet => {
    if (sheet === null) throw new Error('No file is open.');
    return sheet;
  };

  function summarizeValidation(): ValidationResult {
    const faulty = validatedRows.filter(({ faults }) => faults.length > 0);
    const counts = new Map<string, number>();
    for (const error of faulty.flatMap((row) => row.faults)) {
      counts.set(keyOf(error), (counts.get(keyOf(error)) ?? 0) + 1);
    }
    const errors = faulty
      .slice(0, MAX_SHOWN_ERRORS)
      .flatMap((row) => row.faults.map((one) => ({ ...one, alike: counts.get(keyOf(one)) ?? 1 })));
    return { good: validatedRows.length - faulty.length, faulty: faulty.length, faults: errors };
  }

  return {
    async open(
      {
        file,
        index,
        takesCards,
      }: { readonly file: Blob; readonly index: number; readonly takesCards?: boolean },
      report: ReportProgress,
    ): Promise<ImportFileInfo> {
      sheet = await readSheet(file, { index, takesCards, onProgress: report });
      validatedRows = [];
      repaired.clear();
      const { names, encoding, formulas = 0, unit = 'row', head, rows } = sheet;
      const samples = head.map((_, column) => samplesOf(rows, column));
      return { names, index, encoding, formulas, unit, head, count: rows.length, samples };
    },

    judge(
      { noun, matching }: { readonly noun: Noun; readonly matching: ColumnMapping },
      report: ReportProgress,
    ): ValidationResult {
      const { head, rows } = opened();
      const here = createRowValidator(noun, matching, head);
      judge = here;
      const readCell = createCellReader(noun, matching, head);
      typedIn = (row, field) => readCell(row, field, repaired);
      validatedRows = rows.map((row, index) => {
        if (index % EVERY === 0) report(index / rows.length);
        return here(row, repaired);
      });
      return summarizeValidation();
    },

    /** Replaces a cell with a correction and revalidates the row. */
    repair({ at, field, typed }: Pick<CellError, 'at' | 'field' | 'typed'>): ValidationResult {
      const index = validatedRows.findIndex((row) => row.at === at);
      const row = opened().rows[index];
      if (judge === null || row === undefined) throw new Error('Row not found.');
      repaired.set(at, (repaired.get(at) ?? new Map()).set(field, typed));
      validatedRows[index] = judge(row, repaired);
      return summarizeValidation();
    },

    /** Replaces the same wrong content of a field in every row, and revalidates those rows. */
    repairAlike({ field, typed, to }: AlikeCorrection): ValidationResult {
      const { rows } = opened();
      if (judge === null) throw new Error('Row not found.');
      for (const [index, { at, faults }] of validatedRows.entries()) {
        const row = rows[index];
        if (row === undefined || !faults.some((one) => one.field === field && one.typed === typed))
          continue;
        repaired.set(at, (repaired.get(at) ?? new Map()).set(field, to));
        validatedRows[index] = judge(row, repaired);
      }
      return summarizeValidation();
    },

    /** Adds the rows that the server refused to the errors, so that they can be repaired in place. */
    refuse(refusals: readonly Refusal[]): ValidationResult {
      const { rows } = opened();
      const refused = new Map(refusals.map((one) => [one.at, one]));
      validatedRows = validatedRows.map((validated, index) => {
        const refusal = refused.get(validated.at);
        const row = rows[index];
        if (refusal === undefined || row === undefined) return validated;
        const typed = typedIn(row, refusal.field);
        return { ...validated, faults: [...validated.faults, { ...refusal, typed }] };
      });
      return summarizeValidation();
    },

    /** Returns the fields that corrections filled in, which may have no column. */
    repairedFields(): readonly string[] {
      return [...new Set([...repaired.values()].flatMap((fields) => [...fields.keys()]))];
    },

    /** Returns valid rows from an offset, up to the batch size; an empty batch is the end. */
    batch({ from, without }: { readonly from: number; readonly without: readonly number[] }): {
      readonly rows: readonly StagedRow[];
      readonly next: number;
    } {
      const left = new Set(without);
      const rows: StagedRow[] = [];
      let characters = 0;
      let next = from;
      for (; next < validatedRows.length && rows.length < BATCH_ROWS; next++) {
        const row = validatedRows[next];
        if (row === undefined || row.faults.length > 0 || left.has(row.at)) continue;
        characters += JSON.stringify(row.values).length;
        if (characters > BATCH_CHARACTERS && rows.length > 0) break;
        rows.push({ at: row.at, values: row.values });
      }
      return { rows, next };
    },

    /** Returns every error with its full row, for correction in the source program. */
    faultsFile(): string {
      const { head, rows, unit } = opened();
      const lines = validatedRows.flatMap(({ faults }, index) =>
        faults.map(({ at, field, sentence }) => [
          at,
          field,
          sentence,
          ...(rows[index]?.cells ?? []),
        ]),
      );
      return writeCsv([unit === 'card' ? 'Card' : 'Row', 'Field', 'Issues', ...head], lines);
    },
  };
}
export type ImportCalls = ReturnType<typeof createImportSession>;

function samplesOf(rows: readonly SheetRow[], column: number): readonly string[] {
  const found: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[column];
    if (cell === null || cell === undefined) continue;
    const sample = String(cell).slice(0, LONGEST_SAMPLE);
    if (!found.includes(sample)) found.push(sample);
    if (found.length === SAMPLES) break;
  }
  return found;
}
