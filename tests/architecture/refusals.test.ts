import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonMessages, dataErrorMessage } from '#shared/texts/messages.ts';
import { inProject } from '../../build/paths.ts';
import { schemaFiles } from '../../build/schema.ts';

const MESSAGES = 'shared/texts/';
const WRITES = /\b(insert|update|delete) (?:into |from )?((?:public|private)\.\w+)/g;
const CODE = /\bHX\w{3}\b/g;
/** A code that a function raises itself or passes to a check of `platform/records/call_checks.sql`. */
const RAISED =
  /(?<=errcode = '|(?:is_repeated_save|require_same_version|require_reason)\([^;]*?')HX\w{3}/g;

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const found = (text: string, pattern: RegExp) => new Set(text.match(pattern) ?? []);
/** Each file ends with a `create`, so that its last statement doesn't include the beginning of the next file. */
const sql = schemaFiles()
  .map(({ text }) => text)
  .join('\ncreate \n');

/** Returns the text after each beginning, up to the next statement. */
const statements = (beginning: string) =>
  [
    ...sql.matchAll(new RegExp(`^create ${beginning}([\\s\\S]*?)(?=^create |$(?![\\s\\S]))`, 'gm')),
  ].map(([, text = '']) => text);

/** Function bodies by name; overloads are joined. */
const bodies = new Map<string, string>();
for (const text of statements('(?:or replace )?function ')) {
  const [name = ''] = /^[\w.]+/.exec(text) ?? [];
  bodies.set(name, (bodies.get(name) ?? '') + text);
}

for (const [, name = ''] of sql.matchAll(/private\.expose\('(\w+)'/g)) {
  bodies.set(`public.${name}`, `private.${name}()`);
}

/** Trigger functions by table and kind of write. */
const triggers = new Map<string, string[]>();
for (const text of statements('(?:constraint )?trigger ')) {
  const [, table = ''] = /\bon ((?:public|private|storage)\.\w+)/.exec(text) ?? [];
  const [, called = ''] = /execute function ([\w.]+)/.exec(text) ?? [];
  for (const event of found(text.split(/\bon /)[0] ?? '', /\b(?:insert|update|delete)\b/g)) {
    triggers.set(`${event} ${table}`, [...(triggers.get(`${event} ${table}`) ?? []), called]);
  }
}

/** Returns the errors a call may raise: its own, those of functions it calls, and those of triggers on its writes. */
function collectErrorCodes(first: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...first];
  const codes = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const body = bodies.get(name) ?? '';
    for (const code of found(body, RAISED)) codes.add(code);
    open.push(...found(body, /\b(?:private|public)\.\w+(?=\()/g));
    for (const [, verb, table] of body.matchAll(WRITES)) {
      for (const trigger of triggers.get(`${verb} ${table}`) ?? []) {
        const set = bodies.get(trigger) ?? '';
        for (const code of found(set, RAISED)) codes.add(code);
      }
    }
  }
  return codes;
}

test('has a message for every error that the product’s database raises', async () => {
  for (const file of globSync(`${MESSAGES}*.ts`, { cwd: inProject('') })) {
    if (!file.includes('.test.')) await import(inProject(file));
  }
  const codes = found(sql, RAISED);
  expect(codes.size).toBeGreaterThan(20);
  const unexplained = [...codes].filter(
    (code) => dataErrorMessage({ status: 400, code }) === commonMessages.unknown,
  );
  expect(unexplained).toEqual([]);
});

test('has no duplicate messages', () => {
  const messageCodes = globSync(`${MESSAGES}*.ts`, { cwd: inProject('') }).flatMap((file) =>
    file.includes('.test.') ? [] : [...found(read(file), /\bHX\w{3}(?=:)/g)],
  );
  expect(messageCodes.toSorted()).toEqual([...new Set(messageCodes)].toSorted());
});

test('includes the messages of all errors that a database call may raise', () => {
  const common = found(read(`${MESSAGES}messages.ts`), CODE);
  const files = globSync('renderer/**/*.{ts,tsx}', { cwd: inProject('') });
  const callers = files.flatMap((file) => {
    if (file.includes('.test.')) return [];
    const text = read(file);
    const calls = [...found(text, /(?<=\brpc(?:With)?\(\s*')\w+/g)].map((name) => `public.${name}`);
    const brought = [...found(text, /(?<=^import (?!type)[^;]*'#)shared\/texts\/[\w-]+\.ts/gm)];
    return calls.length === 0 ? [] : [{ file, calls, brought }];
  });
  expect(callers.length).toBeGreaterThan(15);
  const missing = callers.flatMap(({ file, calls, brought }) => {
    const known = new Set([...common, ...brought.flatMap((one) => [...found(read(one), CODE)])]);
    const unknown = [...collectErrorCodes(calls)].filter((code) => !known.has(code));
    return unknown.length === 0 ? [] : [`${file}: ${unknown.toSorted().join(' ')}`];
  });
  expect(missing).toEqual([]);
});
