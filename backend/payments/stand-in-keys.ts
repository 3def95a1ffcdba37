import { createHmac } from 'node:crypto';
import type { Keys } from '../keys.ts';

export interface StandInKeys {
  /** Opens the stand-in's API. */
  secretKey: string;
  /** Signs its events. */
  webhookSecret: string;
}

/** Follow from the keys of the data folder, so that they are as secret and live as long. */
export function standInKeys({ jwtSecret }: Pick<Keys, 'jwtSecret'>): StandInKeys {
  const derive = (name: string) =>
    createHmac('sha256', jwtSecret).update(`payments: ${name}`).digest('base64url');
  return {
    secretKey: `sk_test_${derive('secret key')}`,
    webhookSecret: `whsec_${derive('webhook secret')}`,
  };
}
