import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileDurably } from './files.ts';

const keysSchema = z.object({
  jwtSecret: z.string().min(43),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
});

/** Keys for signing tokens and accessing the API. Created once per data folder; there are no defaults. */
export type Keys = z.infer<typeof keysSchema>;

const sealingKeySchema = z.object({ secret: z.string().min(43) });

const token = () => randomBytes(32).toString('base64url');

/** Reads the folder's keys, or creates and stores them if it has none. */
export function loadKeys(dataDir: string): Keys {
  const path = join(dataDir, 'keys.json');
  if (existsSync(path)) return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const keys: Keys = {
    jwtSecret: token(),
    publishableKey: `sb_publishable_${token()}`,
    secretKey: `sb_secret_${token()}`,
  };
  writeFileDurably(path, JSON.stringify(keys, null, 2), 0o600);
  return keys;
}

function loadSecret(dataDir: string, file: string): string {
  const path = join(dataDir, file);
  if (existsSync(path))
    return sealingKeySchema.parse(JSON.parse(readFileSync(path, 'utf8'))).secret;
  const secret = token();
  writeFileDurably(path, JSON.stringify({ secret }, null, 2), 0o600);
  return secret;
}

/**
 * Reads the folder's secret behind the keys of sealed bids, or creates it. In a file of its own, so that an older
 * folder gets one too. Backups do not contain it: without this file, bids in a restored backup stay sealed.
 */
export const loadBidSealingKey = (dataDir: string): string =>
  loadSecret(dataDir, 'bid-sealing-key.json');

/**
 * Reads the folder's key for secrets of connected systems, or creates it. Backups do not contain it: after a restore
 * elsewhere, people connect their systems again.
 */
export const loadConnectorKey = (dataDir: string): string =>
  loadSecret(dataDir, 'connector-key.json');
