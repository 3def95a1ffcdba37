import type { TextLine, TextPiece } from './documentText.ts';
import { type ExtractedField, fieldAt, missingField } from './findFields.ts';
import { readValue } from './values.ts';

const COVERAGE_ROWS: readonly (readonly [coverage: string, heading: RegExp])[] = [
  ['general', /^(?:[A-F] )?(?:commercial |comprehensive )?general liability\b/i],
  ['auto', /^(?:[A-F] )?(?:business |commercial )?auto(?:mobile)?(?: liability)?\b/i],
  ['umbrella', /^(?:[A-F] )?(?:umbrella|excess)(?: liab(?:ility)?)?\b/i],
  ['workers', /^(?:[A-F] )?workers['’]? comp(?:ensation)?\b/i],
  [
    'professional',
    /^(?:[A-F] )?(?:professional|medical|errors (?:and|&) omissions)(?: liab(?:ility)?)?\b/i,
  ],
];
const FIRST_LIMIT =
  /^(?:each occurrence|combined single limit|each claim|e\.?l\.? each accident|per occurrence|limit(?: of liability)?)\b/i;
const POLICY = /\bpolicy (?:number|no\.?|#)/i;

/** Columns of the coverage table, by the left edge of their headings. */
interface Columns {
  readonly policy: number;
  readonly effective: number;
  readonly expires: number;
  readonly limits: number;
}

function readHeader(line: TextLine): Columns | null {
  const at = (pattern: RegExp) => line.pieces.find(({ text }) => pattern.test(text))?.x;
  const policy = at(POLICY);
  const effective = at(/\beff(?:ective|\.)?\b/i);
  const expires = at(/\bexp(?:iration|ires|\.)?\b/i);
  const limits = at(/\blimits?\b/i);
  if (policy === undefined || effective === undefined || expires === undefined) return null;
  return { policy, effective, expires, limits: limits ?? Number.POSITIVE_INFINITY };
}

/** The piece that starts nearest to a column's heading. */
function pieceIn(
  pieces: readonly TextPiece[],
  column: number,
  accepts: (text: string) => boolean,
): TextPiece | undefined {
  return pieces
    .filter(({ text }) => accepts(text))
    .toSorted((one, other) => Math.abs(one.x - column) - Math.abs(other.x - column))
    .find(({ x }) => Math.abs(x - column) <= 60);
}

/** Reads policies, dates, and first limits of a certificate's coverage table. */
export function readCoverageTable(lines: readonly TextLine[]): readonly ExtractedField[] {
  const found: ExtractedField[] = [];
  const header = lines.findIndex((line) => readHeader(line) !== null);
  const columns = lines[header] === undefined ? null : readHeader(lines[header]);
  const starts = lines.flatMap((line, at) => {
    const heading = line.pieces.slice(0, 2).map(({ text }) => text);
    const row = COVERAGE_ROWS.find(([, pattern]) => heading.some((text) => pattern.test(text)));
    return row === undefined || (columns !== null && at <= header)
      ? []
      : [{ at, coverage: row[0] }];
  });
  for (const [index, { at, coverage }] of starts.entries()) {
    if (starts.slice(0, index).some((one) => one.coverage === coverage)) continue;
    const next = starts.slice(index + 1).find((one) => one.coverage !== coverage)?.at;
    const rows = lines.slice(at, Math.min(next ?? at + 8, at + 8));
    found.push(...readCoverage(coverage, rows, columns));
  }
  const known = new Set(found.map(({ name }) => name));
  return [
    ...found,
    ...COVERAGE_ROWS.flatMap(([coverage]) =>
      ['policy', 'effective', 'expires', 'limit']
        .map((part) => `${coverage}_${part}`)
        .filter((name) => !known.has(name))
        .map(missingField),
    ),
  ];
}

function readCoverage(
  coverage: string,
  rows: readonly TextLine[],
  columns: Columns | null,
): readonly ExtractedField[] {
  const pieces = rows.flatMap((row) => row.pieces);
  const isDate = (text: string) => readValue('date', text) !== null;
  const dates = pieces.filter(({ text }) => isDate(text));
  const isPolicy = (text: string) =>
    !isDate(text) &&
    !/^\$/.test(text) &&
    readValue('code', text) === text.trim() &&
    text.length >= 5;
  const put = (name: string, piece: TextPiece | undefined, type: 'code' | 'date') =>
    piece === undefined
      ? missingField(`${coverage}_${name}`)
      : fieldAt(`${coverage}_${name}`, readValue(type, piece.text), piece, 0.95);
  const effective = columns === null ? dates[0] : pieceIn(dates, columns.effective, isDate);
  const expires =
    columns === null
      ? dates[1]
      : pieceIn(
          dates.filter((one) => one !== effective),
          columns.expires,
          isDate,
        );
  return [
    put(
      'policy',
      columns === null
        ? pieces.find(({ text }) => isPolicy(text))
        : pieceIn(pieces, columns.policy, isPolicy),
      'code',
    ),
    put('effective', effective, 'date'),
    put('expires', expires, 'date'),
    readLimit(coverage, rows),
  ];
}

function readLimit(coverage: string, rows: readonly TextLine[]): ExtractedField {
  const name = `${coverage}_limit`;
  for (const { pieces } of rows) {
    for (const [at, piece] of pieces.entries()) {
      if (!FIRST_LIMIT.test(piece.text)) continue;
      const inside = /\$ ?\d[\d,]{3,14}/.exec(piece.text)?.[0];
      const value = inside ?? pieces[at + 1]?.text.replace(/^\$ /, '$');
      const place = inside === undefined ? pieces[at + 1] : piece;
      const cents = value === undefined ? null : readValue('money', value);
      if (place !== undefined && cents !== null && Number(cents) >= 10_000_00)
        return fieldAt(name, cents, place, 0.95);
    }
  }
  return missingField(name);
}
