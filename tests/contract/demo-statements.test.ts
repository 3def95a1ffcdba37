import { beforeAll, expect, test } from 'vitest';
import { createAssumptions, scenariosSchema } from '../../shared/underwriting/assumptions.ts';
import {
  type LedgerEntry,
  normalize,
  type StoredLine,
} from '../../shared/underwriting/statements/normalize.ts';
import { fillAssumptions } from '../../shared/underwriting/statements/toModel.ts';
import { queryDatabase } from '../security/sql.ts';
import { skipOnHostedBackend } from '../support/backend.ts';

beforeAll(() => skipOnHostedBackend('the demo is never put on a hosted project'));

const STATEMENT = 'dec0de00-0000-4000-8000-000000005301';

async function readVersion(number: number) {
  const [version] = await queryDatabase(`
    select id::text, units, months[12]::text as last from public.underwriting_statement_versions
    where statement_id = '${STATEMENT}' and number = ${number}`);
  const lines = await queryDatabase(`
    select account, label, section, cents, cells from public.underwriting_statement_lines
    where version_id = '${version?.id}' order by position`);
  const entries = await queryDatabase(`
    select id::text, kind, account, cents, share, reason from public.underwriting_adjustments
    where version_id = '${version?.id}' and withdrawn_at is null order by id`);
  const numbers = (value: unknown) => (value as readonly unknown[]).map(Number);
  return {
    version,
    lines: lines.map((line) => ({ ...line, cents: numbers(line.cents) }) as unknown as StoredLine),
    entries: entries.map(
      (entry) =>
        ({
          ...entry,
          cents: entry.cents === null ? null : Number(entry.cents),
          share: entry.share === null ? null : Number(entry.share),
        }) as unknown as LedgerEntry,
    ),
  };
}

test('the demo statement ends with the last complete month', async () => {
  const { version } = await readVersion(2);
  const now = new Date();
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  expect(version?.last).toBe(last.toISOString().slice(0, 10));
});

test('the demo statement, normalized, has the expenses of its model', async () => {
  const { lines, entries } = await readVersion(2);
  const [row] = await queryDatabase(`
    select v.scenarios from public.underwriting_versions v
    join public.underwriting_statements s on s.model_id = v.model_id
    where s.id = '${STATEMENT}' order by v.number limit 1`);
  const [base] = scenariosSchema.parse(row?.scenarios);
  const result = normalize(lines, 78, entries);
  const { assumptions } = fillAssumptions(createAssumptions(new Date()), {
    result,
    lines,
    units: 78,
    entries,
    name: 'Demo',
  });
  const amounts = (of: readonly { readonly annual: number }[]) =>
    of.map(({ annual }) => annual).sort((a, b) => a - b);
  // The model computes nursing and care labor from hours instead.
  const others = assumptions.expenses.filter(({ name }) => !name.includes('care'));
  expect(others).toHaveLength(assumptions.expenses.length - 1);
  expect(amounts(others)).toEqual(amounts(base?.assumptions.expenses ?? []));
  expect(assumptions.managementFee).toBe(base?.assumptions.managementFee);
  expect(assumptions.reservePerUnit).toBe(base?.assumptions.reservePerUnit);
  expect(result.payors.map(({ payor, daily }) => [payor, (daily ?? 0) > 0])).toEqual([
    ['private', true],
    ['medicaid', true],
  ]);
});

test('the later version of the demo statement has the higher NOI', async () => {
  const [first, second] = await Promise.all([readVersion(1), readVersion(2)]);
  const noi = ({ lines, entries }: typeof first) => normalize(lines, 78, entries).noi;
  expect(noi(second)).toBe(noi(first) + 12_000_000 + 9_000_000 - 6_000_000);
});
