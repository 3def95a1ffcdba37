import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '../../build/paths.ts';

const MAIN = inProject('main');
const sources = readdirSync(MAIN, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(join(MAIN, path), 'utf8')] as const);

/** Each would replace the system's proxies, PAC scripts or root certificates, or miss a proxy's password. */
const BYPASSES = [
  'setProxy',
  'setCertificateVerifyProc',
  'certificate-error',
  'ignore-certificate-errors',
  'rejectUnauthorized',
  'appendSwitch',
  'net.fetch(',
  "from 'node:http'",
  "from 'node:https'",
  'globalThis.fetch',
];

it.each(BYPASSES)(
  "doesn't use %s, so the system decides about proxies and certificates",
  (word) => {
    expect(sources.filter(([, text]) => text.includes(word)).map(([path]) => path)).toEqual([]);
  },
);
