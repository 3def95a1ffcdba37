import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from '../../keys.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';

const sealingKey = (keys: Keys): Buffer =>
  Buffer.from(hkdfSync('sha256', keys.jwtSecret, '', 'haven second-factor keys', 32));

/**
 * Encrypts a factor's key for the database, so a backup can't be used to create codes. Bound to its factor, so a key
 * can't be copied to another account.
 */
export function sealKey(keys: Keys, factorId: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(CIPHER, sealingKey(keys), nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return [VERSION, nonce, sealed, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** Decrypts a sealed key; throws if it belongs to another factor or was tampered with. */
export function openKey(keys: Keys, factorId: string, text: string): Buffer {
  const [version, ...parts] = text.split('.');
  const [nonce, sealed, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || !nonce || !sealed || !tag) throw new Error('Invalid sealed key.');
  const decipher = createDecipheriv(CIPHER, sealingKey(keys), nonce)
    .setAAD(Buffer.from(factorId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}
