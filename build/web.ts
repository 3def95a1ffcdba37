import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from './paths.ts';

const OUTPUT = inProject('dist/web');
const STAMP = inProject('dist/web.stamp');

/** Everything the built web app is made of; another content makes another build. */
const SOURCES = ['renderer', 'shared', 'vite.config.ts', 'package-lock.json', 'build/web.ts'];
const INLINED = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];

function sourceHash(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path).update(readFileSync(path));
  for (const source of SOURCES.map(inProject)) {
    if (!existsSync(source)) continue;
    if (/\.\w+$/.test(source)) add(source);
    else {
      const entries = readdirSync(source, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((found) => found.isFile())) {
        add(join(entry.parentPath, entry.name));
      }
    }
  }
  for (const name of INLINED) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

/**
 * Builds the web app unless the one in dist/ was made from exactly these sources; in a process of
 * its own, so that a server does not keep the bundler in memory.
 */
export function buildWebIfStale(): void {
  const hash = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Building the web app …');
  execFileSync(process.execPath, [inProject('build/web.ts')], { stdio: 'inherit' });
  writeFileSync(STAMP, hash);
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const WORTH_IT_BYTES = 512;

/** Compresses once at build what would otherwise be compressed at each request. */
function compress(): void {
  for (const entry of readdirSync(OUTPUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < WORTH_IT_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}

if (import.meta.main) {
  const { build } = await import('vite');
  await build({ configFile: inProject('vite.config.ts'), logLevel: 'warn' });
  compress();
}
