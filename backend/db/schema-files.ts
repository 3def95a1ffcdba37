import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface SqlFile {
  name: string;
  text: string;
}

const read = (relative: string): SqlFile[] => {
  const folder = fileURLToPath(new URL(relative, import.meta.url));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
};

/** Schema files a hosted project provides before the first migration. */
export const platformFiles = (): SqlFile[] => read('./platform/');
export const migrationFiles = (): SqlFile[] => read('../../supabase/migrations/');

/** Configurable settings with their defaults, for every database. */
export const settingsFiles = (): SqlFile[] => read('../../supabase/seed/');
/** Demo data files, in the order of their names. */
export const demoFiles = (): SqlFile[] => read('../../supabase/seed/demo/');

/** Returns a short hash of a set of files; different content gives a different hash. */
export function fingerprint(files: readonly SqlFile[], ...extra: string[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  for (const value of extra) hash.update(`${value}\0`);
  return hash.digest('hex').slice(0, 16);
}
