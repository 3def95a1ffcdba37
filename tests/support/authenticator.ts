import { fromBase32 } from '../../backend/auth/mfa/base32.ts';
import { codeOf, stepAt } from '../../backend/auth/mfa/totp.ts';
import type { Client } from './backend.ts';

/** What an authenticator app holds: a factor and its key. */
export interface Authenticator {
  factorId: string;
  secret: string;
  /** The code for now, or for a moment that many half minutes later. */
  code(later?: number): string;
}

export function authenticator(factorId: string, secret: string): Authenticator {
  const key = fromBase32(secret);
  return { factorId, secret, code: (later = 0) => codeOf(key, stepAt(new Date()) + later) };
}

/** Starts the set-up of an authenticator app. */
export async function enroll(client: Client, name = 'Phone'): Promise<Authenticator> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw new Error(`No factor was made: ${error.code}`);
  return authenticator(data.id, data.totp.secret);
}

/**
 * Sets an authenticator app up completely. It shows the code of half a minute ago, so that the code
 * of now is still unused: each works once.
 */
export async function withSecondFactor(client: Client): Promise<Authenticator> {
  const app = await enroll(client);
  const proof = { factorId: app.factorId, code: app.code(-1) };
  const { error } = await client.auth.mfa.challengeAndVerify(proof);
  if (error) throw new Error(`The factor was not verified: ${error.code}`);
  return app;
}
