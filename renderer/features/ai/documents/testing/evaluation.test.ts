import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import {
  type DocumentContent,
  extractDocument,
  isDoubtful,
} from '#shared/ai/documents/extractDocument.ts';
import { FIELD_SPECS } from '#shared/ai/documents/fieldSpecs.ts';
import { formatFixed } from '#shared/format/number.ts';
import { collectPdfTexts } from '../../../underwriting/statements/collectPdfTexts.ts';
import {
  COSTS,
  mergedHeaders,
  negativesInParentheses,
  type PlainLine,
  printedAsPdf,
  REVENUE,
  totalsInside,
  twentyFourMonths,
  twoProperties,
} from '../../../underwriting/statements/messyFiles.ts';
import { readContent } from '../readContent.ts';
import { createCertificates } from './certificates.ts';
import type { EvaluationFile } from './facts.ts';
import { createLeases } from './leases.ts';
import { createLicenses } from './licenses.ts';
import { createRentRolls, createStatements } from './statements.ts';
import { createSurveys } from './surveys.ts';

const LEAST_PRECISION = 0.98;
const LEAST_RECALL = 0.7;
const TODAY = new Date('2026-02-10T12:00:00Z');
const ignore = () => undefined;

async function read({ name, bytes }: EvaluationFile): Promise<DocumentContent> {
  if (!name.endsWith('.pdf')) return readContent({ name, bytes }, ignore);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return { name, texts: await collectPdfTexts(document, ignore), grids: null };
}

const yearOf = (lines: readonly PlainLine[], factor = 1): number =>
  lines.reduce(
    (all, { amounts }) => all + amounts.reduce((sum, one) => sum + one * 100 * factor, 0),
    0,
  );

/** The messy statements of the import. A field that the file leaves open is not asserted, and costs recall. */
async function messyStatements(): Promise<readonly EvaluationFile[]> {
  const file = (name: string, bytes: Uint8Array, property: string, factor = 1): EvaluationFile => ({
    name,
    kind: 't12',
    bytes,
    truth: {
      property,
      revenue: String(yearOf(REVENUE, factor)),
      expenses: String(yearOf(COSTS, factor)),
      noi: String(yearOf(REVENUE, factor) - yearOf(COSTS, factor)),
    },
  });
  return [
    file('merged.xlsx', await mergedHeaders(), 'Maple Court Assisted Living, LLC'),
    file('negatives.csv', negativesInParentheses(), 'Birch Lane'),
    file('two.xlsx', await twoProperties(), 'Cedar Ridge'),
    file('totals.csv', totalsInside(), 'Willow House'),
    file('months.xlsx', await twentyFourMonths(), 'Juniper Gardens'),
    file('printed.pdf', await printedAsPdf(), 'Aspen Meadows Memory Care'),
  ];
}

interface Score {
  asserted: number;
  right: number;
  true: number;
}

it('extracts the fields of 50 files by rules with the required precision and recall', {
  timeout: 300_000,
}, async () => {
  const files = [
    ...(await messyStatements()),
    ...(await createLicenses()),
    ...(await createSurveys()),
    ...(await createLeases()),
    ...(await createCertificates()),
    ...(await createStatements()),
    ...(await createRentRolls()),
  ];
  const scores = new Map<string, Score>();
  const errors: string[] = [];
  for (const file of files) {
    const { kind, fields } = extractDocument(await read(file), { today: TODAY });
    if (kind !== file.kind) errors.push(`${file.name}: ${kind} instead of ${file.kind}`);
    for (const { name } of FIELD_SPECS[file.kind]) {
      const field = kind === file.kind ? fields.find((one) => one.name === name) : undefined;
      const truth = file.truth[name];
      const isAsserted = field !== undefined && !isDoubtful(field);
      // What the truth doesn't say about a messy statement, such as its months, is tested with the import.
      if (truth === undefined && file.kind === 't12') continue;
      const key = `${file.kind}.${name.replace(/^(?:general|auto|umbrella|workers|professional)_/, 'coverage_')}`;
      const score = scores.get(key) ?? { asserted: 0, right: 0, true: 0 };
      scores.set(key, score);
      if (truth !== undefined) score.true += 1;
      if (isAsserted) score.asserted += 1;
      if (isAsserted && field.value === truth) score.right += 1;
      else if (isAsserted)
        errors.push(`${file.name} ${name}: "${field.value}" instead of "${truth}"`);
      else if (truth !== undefined)
        errors.push(`${file.name} ${name}: not asserted (${field?.value ?? 'nothing'})`);
    }
  }
  const share = (part: number, all: number) => (all === 0 ? 1 : part / all);
  const sum = (of: keyof Score) => [...scores.values()].reduce((all, one) => all + one[of], 0);
  const report = [...scores].map(
    ([key, one]) =>
      `${key}: precision ${formatFixed(share(one.right, one.asserted), 3)}, recall ${formatFixed(share(one.right, one.true), 3)} of ${one.true}`,
  );
  const precision = share(sum('right'), sum('asserted'));
  const recall = share(sum('right'), sum('true'));
  report.push(
    `all ${files.length} files, ${sum('true')} fields: precision ${formatFixed(precision, 3)}, recall ${formatFixed(recall, 3)}`,
  );
  // biome-ignore lint/suspicious/noConsole: the run prints its figures
  console.info(report.join('\n'));
  expect(files.length).toBeGreaterThanOrEqual(46);
  expect(precision, errors.join('\n')).toBeGreaterThanOrEqual(LEAST_PRECISION);
  expect(recall, errors.join('\n')).toBeGreaterThanOrEqual(LEAST_RECALL);
});
