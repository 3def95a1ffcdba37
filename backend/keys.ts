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

/** What signs tokens and opens the API. Made once per data folder; there are no defaults. */
export type Keys = z.infer<typeof keysSchema>;

const token = () => randomBytes(32).toString('base64url');

/** Reads the folder's keys, or makes and keeps them when the folder has none yet. */
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
