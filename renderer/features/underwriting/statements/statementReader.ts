import { SheetError } from '#shared/sheet/sheetError.ts';
import { type ParsedCensus, parseCensus } from '#shared/underwriting/statements/census.ts';
import type { Doubt } from '#shared/underwriting/statements/doubts.ts';
import type { Grid } from '#shared/underwriting/statements/grid.ts';
import { GRID_LIMITS } from '#shared/underwriting/statements/grid.ts';
import { arrangePdfText, type PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { arrangePdfTable } from '#shared/underwriting/statements/pdfTable.ts';
import {
  parseRentRoll,
  summarizeUnits,
  type UnitMix,
} from '#shared/underwriting/statements/rentRoll.ts';
import { hasResidentNames } from '#shared/underwriting/statements/residentNames.ts';
import { parseStatement } from '#shared/underwriting/statements/statement.ts';
import { StatementError } from '#shared/underwriting/statements/statementError.ts';
import type { ParsedStatement } from '#shared/underwriting/statements/statementTypes.ts';
import { readTextGrid, readWorkbookGrids } from '../../../workbench/sheet/readGrids.ts';
import type { ReportProgress } from '../../../workbench/worker/workerProtocol.ts';

export interface FileToRead {
  readonly name: string;
  readonly file: Blob;
}

export interface PdfToRead {
  readonly name: string;
  readonly texts: readonly PdfText[];
}

/** A file, or a PDF whose text was read before. */
export type ReadableFile = FileToRead | PdfToRead;

export interface StatementToParse {
  readonly answers: Readonly<Record<string, string>>;
  readonly mappings: readonly (readonly [key: string, account: string])[];
  readonly today: string;
}

/** A rent roll without its residents. */
export interface ReadRentRoll {
  readonly sheet: string;
  readonly mix: readonly UnitMix[];
  readonly doubts: readonly Doubt[];
  readonly dropped: readonly string[];
}

export interface CensusToParse {
  readonly answers: Readonly<Record<string, string>>;
  readonly months: readonly string[];
  readonly today: string;
}

export interface ReadFile {
  /** True if a sheet lists people, so the file must not be stored. */
  readonly hasNames: boolean;
}

const starts = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const OTHERS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
];

/** Reads a workbook or text file by its content, whatever its name. */
export async function readGrids(
  { name, file }: FileToRead,
  onProgress: ReportProgress,
): Promise<readonly Grid[]> {
  if (file.size > GRID_LIMITS.bytes) throw new SheetError('tooLarge');
  if (file.size === 0) throw new SheetError('empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (starts(bytes, ZIP)) return readWorkbookGrids(bytes, onProgress);
  if (starts(bytes, OLE)) throw new SheetError('oldExcel');
  if (OTHERS.some((mark) => starts(bytes, mark))) throw new SheetError('notASheet');
  return readTextGrid(name, bytes, onProgress);
}

const gridsOf = async (
  input: ReadableFile,
  arrange: (name: string, texts: readonly PdfText[]) => Grid,
  report: ReportProgress,
): Promise<readonly Grid[]> =>
  'texts' in input ? [arrange(input.name, input.texts)] : readGrids(input, report);

const MOST_TYPES = 40;
const NO_UNITS =
  'We found no column of units with their rents. Name the columns, such as Unit, Type, Status, and Rent.';
const TOO_MANY_TYPES =
  'The file has more than 40 unit types. Check that the type column holds types, not unit numbers.';

/** What the worker does. It keeps the file's cells, so that each answer only parses again. */
export function createStatementReader() {
  let grids: readonly Grid[] = [];
  let roll: readonly Grid[] = [];
  let census: readonly Grid[] = [];
  return {
    readRoll: async (input: ReadableFile, report: ReportProgress): Promise<null> => {
      roll = await gridsOf(input, arrangePdfTable, report);
      return null;
    },
    readCensus: async (input: ReadableFile, report: ReportProgress): Promise<null> => {
      census = await gridsOf(input, arrangePdfText, report);
      return null;
    },
    parseRoll: ({ answers }: Pick<StatementToParse, 'answers'>): ReadRentRoll => {
      const parsed = parseRentRoll(roll, answers);
      if (parsed === null) throw new StatementError(NO_UNITS);
      const { sheet, rows, doubts, dropped } = parsed;
      const mix = summarizeUnits(rows);
      if (mix.length > MOST_TYPES) throw new StatementError(TOO_MANY_TYPES);
      return { sheet, mix, doubts, dropped };
    },
    parseCensus: ({ answers, months, today }: CensusToParse): ParsedCensus =>
      parseCensus(census, { answers, months, today: new Date(today) }),
    read: async (input: ReadableFile, report: ReportProgress): Promise<ReadFile> => {
      grids = await gridsOf(input, arrangePdfText, report);
      return { hasNames: hasResidentNames(grids) };
    },
    parse: ({ answers, mappings, today }: StatementToParse): ParsedStatement =>
      parseStatement(grids, { answers, mappings: new Map(mappings), today: new Date(today) }),
  };
}

export type StatementReaderCalls = ReturnType<typeof createStatementReader>;

export const isReadingError = (error: unknown): boolean =>
  error instanceof SheetError || error instanceof StatementError;
