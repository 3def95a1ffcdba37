import { createHmac } from 'node:crypto';
import type { Keys } from '../keys.ts';

export interface FakeProviderKeys {
  /** API key of the fake provider. */
  secretKey: string;
  /** Signs its events. */
  webhookSecret: string;
}

/** Derived from the data folder's keys, so they are as secret and last as long. */
export function deriveFakeProviderKeys({ jwtSecret }: Pick<Keys, 'jwtSecret'>): FakeProviderKeys {
  const derive = (name: string) =>
    createHmac('sha256', jwtSecret).update(`payments: ${name}`).digest('base64url');
  return {
    secretKey: `sk_test_${derive('secret key')}`,
    webhookSecret: `whsec_${derive('webhook secret')}`,
  };
}
