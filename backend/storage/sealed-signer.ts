import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RequestIdentity } from '../db/engine.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The claims that policies check: user, session and authentication level. */
const signerSchema = z.object({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  claims: z.object({
    sub: z.string().optional(),
    aal: z.string().optional(),
    session_id: z.string().optional(),
  }),
});

/** Encrypts the link's creator, so a recipient can't read the account id from it. */
export function sealSigner(key: Uint8Array, { role, claims }: RequestIdentity): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const text = JSON.stringify(signerSchema.parse({ role, claims }));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** Returns the creator of a link; throws if the text was changed. */
export function openSigner(key: Uint8Array, text: string): RequestIdentity {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAuthTag(
    bytes.subarray(-TAG_BYTES),
  );
  const opened = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
    decipher.final(),
  ]);
  const { role, claims } = signerSchema.parse(JSON.parse(opened.toString()));
  return { role, claims: { ...claims, role } };
}
