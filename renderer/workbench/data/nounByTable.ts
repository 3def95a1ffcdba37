import type { Noun } from '#shared/records/noun.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../shared/records/nouns/*.ts',
  { eager: true },
);

const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'kind' in value && 'fields' in value;

const nouns = Object.values(files).flatMap((file) => Object.values(file).filter(isNoun));

/** Returns the noun of a reference field's table. */
export const nounByTable = (kind: string): Noun | null =>
  nouns.find((noun) => noun.kind === kind) ?? null;
