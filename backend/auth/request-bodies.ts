import type { Context } from 'hono';
import { z } from 'zod';
import { parseUntrustedJson } from '../bounded-json.ts';
import { AuthFailure } from './failure.ts';

/** Metadata is part of every access token, and servers reject requests whose headers are too long. */
const METADATA_BYTES = 4096;

/** Postgres can't store these in jsonb: NUL and lone surrogates. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/i;

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Unable to validate email address: invalid format').max(254));

const findMetadataError = (data: unknown): string | undefined => {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > METADATA_BYTES) return 'Metadata is too large.';
  return UNSTORABLE.test(text) ? 'Metadata contains characters that cannot be stored.' : undefined;
};

export type Metadata = Record<string, unknown>;

export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((data) => !findMetadataError(data), 'Metadata is too large or cannot be stored.');

/** Merges metadata like GoTrue: null removes a field. */
export function mergeMetadata(before: Metadata | null, change: Metadata): Metadata {
  const entries = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  const merged = Object.fromEntries(entries);
  const error = findMetadataError(merged);
  if (error) throw new AuthFailure(400, 'validation_failed', error);
  return merged;
}

/** A password as typed. Strength is checked when one is set, not when one is tried. */
export const passwordSchema = z.string().min(1).max(1024);

/** PKCE fields of every request that sends a link. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

async function parseJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return parseUntrustedJson(text);
  } catch {
    throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON.');
  }
}

/** Validates input against a schema; the error names the field, never its content. */
export function validateInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.');
  const message = issue?.message ?? 'Invalid request';
  throw new AuthFailure(400, 'validation_failed', field ? `${field}: ${message}` : message);
}

export const readBody = async <T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> =>
  validateInput(schema, await parseJson(c));
