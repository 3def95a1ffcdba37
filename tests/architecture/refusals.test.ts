import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authMessages } from '#shared/messages/auth.ts';
import { conversationSentence } from '#shared/messages/conversations.ts';

const MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url);

test('every refusal of the database that is the product’s own has a sentence', () => {
  const sources = readdirSync(MIGRATIONS).map((file) =>
    readFileSync(new URL(file, MIGRATIONS), 'utf8'),
  );
  const codes = new Set(sources.flatMap((sql) => sql.match(/(?<=errcode = ')HX\w{3}/g) ?? []));
  expect(codes.size).toBeGreaterThan(0);
  const unexplained = [...codes].filter(
    (code) => conversationSentence({ status: 400, code }) === authMessages.unknown,
  );
  expect(unexplained).toEqual([]);
});
