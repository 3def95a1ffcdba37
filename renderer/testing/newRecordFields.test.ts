import { expect, test } from 'vitest';
import type { Noun } from '#shared/records/noun.ts';
import { editableFields, mainFields, newRecordFields } from '#shared/records/schema.ts';

const files = import.meta.glob<Readonly<Record<string, Noun>>>('../../shared/records/nouns/*.ts', {
  eager: true,
});
const nouns = Object.values(files).flatMap((file) =>
  Object.values(file).filter((value) => 'kind' in value),
);
const each = test.each(nouns.map((noun) => [noun.many, noun] as const));

each('a new record of %s asks for four to six fields first', (_many, noun) => {
  const main = mainFields(noun);
  expect(main.length).toBeGreaterThanOrEqual(Math.min(4, newRecordFields(noun).length));
  expect(main.length).toBeLessThanOrEqual(6);
  expect(main).toHaveLength(noun.create?.main.length ?? main.length);
});

each('a new record of %s never asks for outcomes', (_many, noun) => {
  const names = newRecordFields(noun).map(({ name }) => name);
  expect(names.filter((name) => /_reason|^closed_on|^outcome|^last_/.test(name))).toEqual([]);
});

each('a new record of %s can have every other field', (_many, noun) => {
  const left = editableFields(noun).filter((field) => !newRecordFields(noun).includes(field));
  expect(left.map(({ name }) => name).toSorted()).toEqual(
    [...(noun.create?.never ?? [])].toSorted(),
  );
});
