import { fromBase32 } from '../../backend/auth/mfa/base32.ts';
import { codeOf, stepAt } from '../../backend/auth/mfa/totp.ts';
import type { Client } from './backend.ts';

/** An authenticator app's state: a factor and its key. */
export interface Authenticator {
  factorId: string;
  secret: string;
  /**
   * The current code, or the next one if the current one was already used, since each works once. The server accepts
   * codes half a minute early or late, so two in a row are always valid.
   */
  code(): string;
  /** A code from ten minutes in the future. */
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

/** Starts setting up an authenticator app. */
export async function enroll(client: Client, name = 'Phone'): Promise<Authenticator> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw new Error(`No factor was made: ${error.code}`);
  return authenticator(data.id, data.totp.secret);
}

/** Completes the setup of an authenticator app. */
export async function withSecondFactor(client: Client): Promise<Authenticator> {
  const app = await enroll(client);
  const proof = { factorId: app.factorId, code: app.code() };
  const { error } = await client.auth.mfa.challengeAndVerify(proof);
  if (error) throw new Error(`The factor was not verified: ${error.code}`);
  return app;
}
