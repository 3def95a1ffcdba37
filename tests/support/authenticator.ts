import { fromBase32 } from '../../backend/auth/mfa/base32.ts';
import { codeOf, stepAt } from '../../backend/auth/mfa/totp.ts';
import type { Client } from './backend.ts';

/** What an authenticator app holds: a factor and its key. */
export interface Authenticator {
  factorId: string;
  secret: string;
  /**
   * The code for now, or the one after it when that was shown before: each works once. The server
   * takes a code half a minute early or late, so that two in a row always count, whenever the half
   * minute ends between them.
   */
  code(): string;
  /** A code of ten minutes from now. */
  wrongCode(): string;
}

export function authenticator(factorId: string, secret: string): Authenticator {
  const key = fromBase32(secret);
  let shown = 0;
  return {
    factorId,
    secret,
    code() {
      shown = Math.max(stepAt(new Date()), shown + 1);
      return codeOf(key, shown);
    },
    wrongCode: () => codeOf(key, stepAt(new Date()) + 20),
  };
}

/** Starts the set-up of an authenticator app. */
export async function enroll(client: Client, name = 'Phone'): Promise<Authenticator> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw new Error(`No factor was made: ${error.code}`);
  return authenticator(data.id, data.totp.secret);
}

/** Sets an authenticator app up completely. */
export async function withSecondFactor(client: Client): Promise<Authenticator> {
  const app = await enroll(client);
  const proof = { factorId: app.factorId, code: app.code() };
  const { error } = await client.auth.mfa.challengeAndVerify(proof);
  if (error) throw new Error(`The factor was not verified: ${error.code}`);
  return app;
}
