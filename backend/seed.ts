import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashPassword } from './auth/passwords.ts';
import type { Engine } from './db/engine.ts';
import { readSetting, writeSetting } from './db/migrate.ts';
import { demoFiles, fingerprint } from './db/schema-files.ts';
import { writeFileDurably } from './files.ts';
import type { FileStore } from './storage/file-store.ts';

/** Returns the given password, or the one this data folder generated at its first start. */
export function demoPassword(dataDir: string, configured: string | undefined): string {
  if (configured) return configured;
  const path = join(dataDir, 'demo-password');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const password = `haven-${Array.from({ length: 4 }, () => randomInt(1000, 10_000)).join('-')}`;
  writeFileDurably(path, password, 0o600);
  return password;
}

/** Seeds the demo once, and again when it or the password has changed. */
export async function seedDemo(engine: Engine, password: string): Promise<void> {
  const files = demoFiles();
  const current = fingerprint(files, password);
  if ((await readSetting(engine, 'demo')) === current) return;
  const hash = await hashPassword(password);
  await engine.script(
    `select set_config('haven.demo_password_hash', '${hash.replaceAll("'", "''")}', true), set_config('haven.skips_sign_in_notice', 'on', true);\n${files.map(({ text }) => text).join('\n')}`,
  );
  await writeSetting(engine, 'demo', current);
}

const DEMO_FILES = ['papers', 'photos', 'models'].map(
  (folder) => new URL(`../supabase/seed/demo/${folder}/`, import.meta.url),
);

/** Copies the demo's documents, photos, and 3D models into the storage, each named by its version. */
export async function uploadDemoDocuments(store: FileStore): Promise<void> {
  const present = new Set(await store.list());
  for (const folder of DEMO_FILES) {
    for (const file of readdirSync(folder)) {
      const version = file.replace(/\.(pdf|webp|glb)$/, '');
      if (!present.has(version)) await store.copyIn(version, fileURLToPath(new URL(file, folder)));
    }
  }
}
