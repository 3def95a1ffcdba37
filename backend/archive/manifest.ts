import { z } from 'zod';

export const FORMAT = 'haven-backup';
export const FORMAT_VERSION = 1;

/** A user error; the message is shown to the user. */
export class ArchiveError extends Error {}

/** Lowercase only: these become file names and parts of statements. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const count = z.number().int().nonnegative();
const number = z.string().regex(/^-?\d{1,19}$/);

const partSchema = z.object({
  path: z
    .string()
    .max(1024)
    .refine((path) => path.split('/').every((step) => isSafeStep(step)))
    .refine((path) => /^(rows\/.|files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$)/.test(path)),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** No parent steps and no characters with special meaning on any system: an archive path stays inside its folder. */
const isSafeStep = (step: string): boolean =>
  step !== '' && step !== '.' && step !== '..' && !/[\\:\0]/.test(step);

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string().regex(/^\d{1,20}$/)),
  tables: z.array(
    z.object({
      schema: identifier,
      name: identifier,
      columns: z.array(identifier),
      rows: count,
    }),
  ),
  sequences: z.array(z.object({ schema: identifier, name: identifier, next: number })),
  parts: z.array(partSchema),
});

/** Contents of an archive. The manifest is the first entry and must name every other entry. */
export type Manifest = z.infer<typeof manifestSchema>;

export const rowsPath = ({ schema, name }: { schema: string; name: string }): string =>
  `rows/${schema}.${name}.jsonl`;
