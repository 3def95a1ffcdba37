import type { ParsedCensus } from '#shared/underwriting/statements/census.ts';
import { type Answers, type Doubt, validAnswer } from '#shared/underwriting/statements/doubts.ts';
import type {
  ParsedStatement,
  StatementLine,
} from '#shared/underwriting/statements/statementTypes.ts';
import type { ReadRentRoll } from './statementReader.ts';
import type { StatementContent } from './statementsApi.ts';

interface Checked<Result> {
  readonly result: Result | null;
  readonly answers: Answers;
}

interface CheckedFiles {
  readonly parsed: ParsedStatement;
  readonly answers: Answers;
  readonly fileName: string;
  readonly units: number;
  readonly roll: Checked<ReadRentRoll>;
  readonly census: Checked<ParsedCensus>;
}

/** What is stored of checked files: lines with their cells, unit types, and every doubt with its answer. */
export function contentOf({
  parsed,
  answers,
  fileName,
  units,
  roll,
  census,
}: CheckedFiles): StatementContent {
  return {
    months: parsed.months,
    units,
    sheet: parsed.sheet.slice(0, 160),
    property: parsed.property?.slice(0, 160) ?? null,
    fileName: fileName.slice(0, 255),
    lines: [
      ...parsed.lines.map((line) => lineOf(line, null)),
      ...(census.result?.lines ?? []).map((line) => lineOf(line, 'Census')),
    ],
    doubts: [
      ...doubtsOf(parsed.doubts, answers),
      ...doubtsOf(roll.result?.doubts ?? [], roll.answers),
      ...doubtsOf(census.result?.doubts ?? [], census.answers),
    ],
    unitMix: (roll.result?.mix ?? []).map(
      ({ type, units: count, occupied, rent, care, market, rows }) => ({
        type,
        units: count,
        occupied,
        rent,
        care,
        market,
        sheet: roll.result?.sheet.slice(0, 160) ?? null,
        firstRow: rows[0],
        lastRow: rows[1],
      }),
    ),
  };
}

const lineOf = (
  { account, label, section, code, labelCell, cells }: StatementLine,
  sheet: string | null,
) => ({
  account,
  label,
  section,
  sheet,
  code,
  labelCell,
  cents: cells.map(({ cents }) => cents),
  cells: cells.map(({ cell }) => cell),
});

const doubtsOf = (doubts: readonly Doubt[], answers: Answers) =>
  doubts.map((doubt) => ({
    id: doubt.id.slice(0, 160),
    kind: doubt.kind,
    sheet: doubt.sheet.slice(0, 160),
    cell: doubt.cell,
    text: doubt.text.slice(0, 200),
    question: doubt.question.slice(0, 300),
    answer: answerText(doubt.choices, validAnswer(doubt, answers)),
  }));

const answerText = (
  choices: readonly { readonly value: string; readonly label: string }[],
  answer: string | null,
): string => (choices.find(({ value }) => value === answer)?.label ?? answer ?? '').slice(0, 200);

/** Accounts that a person chose, to be remembered by label. */
export function mappingsOf(parsed: ParsedStatement) {
  const asked = new Set(
    parsed.doubts.filter(({ kind }) => kind === 'account').map(({ cell }) => cell),
  );
  const chosen = new Map<string, string>();
  for (const { mappingKey, account, labelCell } of parsed.lines) {
    if (mappingKey !== '' && account !== null && asked.has(labelCell))
      chosen.set(mappingKey, account);
  }
  return [...chosen].map(([key, account]) => ({ key, account }));
}
