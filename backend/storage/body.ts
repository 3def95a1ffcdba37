import type { z } from 'zod';
import { parseUntrustedJson } from '../bounded-json.ts';
import { StorageError } from './storage-error.ts';

/** Reads a small JSON body and validates it against a schema. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await request.text();
  let value: unknown;
  try {
    value = text === '' ? {} : parseUntrustedJson(text);
  } catch {
    throw new StorageError('invalidRequest', 'The body is not valid JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new StorageError('invalidRequest', `Invalid Parameter ${field || 'body'}`);
}
