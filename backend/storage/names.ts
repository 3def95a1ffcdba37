import { StorageError } from './storage-error.ts';

/** Characters allowed by S3, as on a hosted project. No control characters, `%`, `\` or Unicode. */
const OBJECT_NAME = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const BUCKET_NAME = /^[\w!\-.*'() &$@=;:+,?]{1,63}$/;
const LONGEST_NAME = 1024;

/**
 * Stricter than a hosted project: no part may be empty, `.` or `..`, because browsers, unpacked archives and policies
 * would resolve such a name to a different file than this server.
 */
export const isValidKey = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  OBJECT_NAME.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

export function validKey(name: unknown): string {
  if (typeof name === 'string' && isValidKey(name)) return name;
  const shown = typeof name === 'string' ? name.slice(0, 100) : '';
  throw new StorageError('invalidKey', `Invalid key: ${shown}`);
}

export function validBucketName(name: unknown): string {
  if (typeof name === 'string' && BUCKET_NAME.test(name) && isValidKey(name)) return name;
  throw new StorageError('invalidBucketName', 'Bucket name invalid');
}

const UNITS: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** Parses `20MB` or a number of bytes. */
export function parseSize(size: number | string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(b|kb|mb|gb)?$/i.exec(String(size)) ?? [];
  if (amount === undefined) {
    throw new StorageError(
      'invalidRequest',
      'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
    );
  }
  return Math.floor(Number(amount) * (UNITS[(unit ?? 'b').toLowerCase()] ?? 1));
}
