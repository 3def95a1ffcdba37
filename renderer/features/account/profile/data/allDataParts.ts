import { personalDataTables } from '#shared/account/privacy/personalData.ts';
import type { Noun } from '#shared/records/noun.ts';

const modules = import.meta.glob<Readonly<Record<string, Noun>>>(
  '../../../../../shared/records/nouns/*.ts',
  { eager: true },
);

/** All parts of a user's data export, including records of every noun. */
export const ALL_DATA_PARTS = personalDataTables(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && 'kind' in value),
);
