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

/** What a hosted project brings along before the first migration. */
export const platformFiles = (): SqlFile[] => read('./platform/');
export const migrationFiles = (): SqlFile[] => read('../../supabase/migrations/');

/** What people may configure, with its defaults; for every database. */
export const settingsFiles = (): SqlFile[] => read('../../supabase/seed/');
/** The demo, a file a noun, in the order of their names. */
export const demoFiles = (): SqlFile[] => read('../../supabase/seed/demo/');

/** One short name for a set of files; another content gives another name. */
export function fingerprint(files: readonly SqlFile[], ...extra: string[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  for (const word of extra) hash.update(`${word}\0`);
  return hash.digest('hex').slice(0, 16);
}
