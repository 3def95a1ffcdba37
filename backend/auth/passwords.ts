import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import { PASSWORD_MIN_LENGTH } from '../../shared/constants.ts';
import { PASSWORD_QUEUE_LIMITS } from '../request-limits.ts';
import { RequestQueue } from '../request-queue.ts';
import { AuthFailure } from './failure.ts';
import { DEFAULT_AUTH_LIMITS } from './limits.ts';

/** bcrypt ignores everything after byte 72, so a longer password would be weaker than it looks. */
const MAX_BYTES = 72;

const isTooLong = (password: string): boolean => Buffer.byteLength(password) > MAX_BYTES;

/** Throws unless the password is allowed. */
export function requireStrongPassword(password: string): void {
  const message = isTooLong(password)
    ? 'Password cannot be longer than 72 bytes.'
    : [...password].length < PASSWORD_MIN_LENGTH
      ? `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`
      : undefined;
  if (!message) return;
  throw new AuthFailure(422, 'weak_password', message, { weakPasswordReasons: ['length'] });
}

/**
 * bcrypt runs on the thread pool that also writes and syncs files. Leave one core and one thread free, so sign-ins
 * don't block writes.
 */
const hashing = new RequestQueue({
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  ...PASSWORD_QUEUE_LIMITS,
});

export const hashPassword = (
  password: string,
  cost = DEFAULT_AUTH_LIMITS.passwordCost,
): Promise<string> => hashing.run(() => bcrypt.hash(password, cost));

/** Hash of an unknown password, as costly to compare as a real one. */
const dummyHash = (cost: number): string =>
  `$2b$${String(cost).padStart(2, '0')}$sFVUeJOhUWKX1Z0vbF1dn.wFR7OgiRBJDXesV2q0MH5dAatZVDu9y`;

/**
 * Takes the same time for every account. Without the dummy, an unknown address or one without a password would
 * respond faster and reveal that.
 */
export async function isPasswordOf(
  password: string,
  hash: string | null,
  cost = DEFAULT_AUTH_LIMITS.passwordCost,
): Promise<boolean> {
  const isUsable = Boolean(hash) && !isTooLong(password);
  const known = isUsable && hash ? hash : dummyHash(cost);
  const isMatch = await hashing.run(() => bcrypt.compare(password, known));
  return isUsable && isMatch;
}

const BCRYPT_HASH = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

/** Imports a bcrypt hash from another service. A cost above 12 would let one sign-in block a thread for seconds. */
export function importPasswordHash(hash: string): string {
  const cost = Number(BCRYPT_HASH.exec(hash)?.[1] ?? 0);
  if (cost < 4 || cost > 12) {
    throw new AuthFailure(400, 'validation_failed', 'password_hash must be a bcrypt hash.');
  }
  return hash.replace(/^\$2y\$/, '$2b$');
}
