import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import { PASSWORD_MIN_LENGTH } from '../../shared/constants.ts';
import { PASSWORD_TURNS } from '../bounds.ts';
import { Turns } from '../turns.ts';
import { AuthFailure } from './failure.ts';
import { DEFAULT_AUTH_LIMITS } from './limits.ts';

/** bcrypt ignores what follows its 72nd byte, so a longer password would be weaker than it looks. */
const MAX_BYTES = 72;

const isTooLong = (password: string): boolean => Buffer.byteLength(password) > MAX_BYTES;

/** Throws unless the password may be set. */
export function requireStrongPassword(password: string): void {
  const sentence = isTooLong(password)
    ? 'Password cannot be longer than 72 bytes.'
    : [...password].length < PASSWORD_MIN_LENGTH
      ? `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`
      : undefined;
  if (!sentence) return;
  throw new AuthFailure(422, 'weak_password', sentence, { weakPasswordReasons: ['length'] });
}

/**
 * bcrypt works on the threads that also write and sync files. One core and one thread are left to
 * them, so that people who sign in do not hold up those who write.
 */
const hashing = new Turns({
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  ...PASSWORD_TURNS,
});

export const hashPassword = (
  password: string,
  cost = DEFAULT_AUTH_LIMITS.passwordCost,
): Promise<string> => hashing.run(() => bcrypt.hash(password, cost));

/** A hash nobody has the password of, as costly to compare with as a real one. */
const dummyHash = (cost: number): string =>
  `$2b$${String(cost).padStart(2, '0')}$sFVUeJOhUWKX1Z0vbF1dn.wFR7OgiRBJDXesV2q0MH5dAatZVDu9y`;

/**
 * Compares in the time it takes for any account. Without the dummy an unknown address, or one
 * without a password, would answer sooner than a known one and give its existence away.
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

/**
 * Takes over a bcrypt hash from another service. A cost above 12 would let a single sign-in hold a
 * thread for seconds.
 */
export function importPasswordHash(hash: string): string {
  const cost = Number(BCRYPT_HASH.exec(hash)?.[1] ?? 0);
  if (cost < 4 || cost > 12) {
    throw new AuthFailure(400, 'validation_failed', 'password_hash must be a bcrypt hash.');
  }
  return hash.replace(/^\$2y\$/, '$2b$');
}
