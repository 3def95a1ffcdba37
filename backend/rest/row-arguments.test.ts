import { expect, test } from 'vitest';
import { encodeRows, makeRows } from './row-arguments.ts';

const types = new Map([['person', 'public."odd ""people"""']]);

async function sent(text: string): Promise<string> {
  const texts: string[] = [];
  const run = makeRows(async (one) => {
    texts.push(one);
    return { rows: [] };
  }, types);
  await run(text, []);
  return texts.join();
}

test("the database builds a row from the argument, regardless of the engine's cast", async () => {
  const row = 'person := jsonb_populate_record(null::public."odd ""people""", $1::text::jsonb)';
  expect(await sent('select public.greet(person := $1, word := $2)')).toBe(
    `select public.greet(${row}, word := $2)`,
  );
  expect(await sent('select public.greet(person := $1::public.people)')).toBe(
    `select public.greet(${row})`,
  );
});

test("attack: a column named like an argument can't break out of its quotation marks", async () => {
  const text = `select "person := $1" as "a ""person := $2", 'person := $3' from t`;
  expect(await sent(text)).toBe(text);
});

test('sends only objects for such arguments as text', () => {
  const body = { person: { name: 'Ada' }, other: { name: 'Ada' } };
  expect(encodeRows(body, types)).toEqual({ ...body, person: '{"name":"Ada"}' });
  expect(encodeRows({ person: 'Ada' }, types)).toEqual({ person: 'Ada' });
  expect(encodeRows({ person: null }, types)).toEqual({ person: null });
  expect(encodeRows([body], types)).toEqual([body]);
  expect(encodeRows(body, undefined)).toBe(body);
});
