import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { components, createSbom } from '../../build/sbom.ts';

/**
 * Licenses that require no more than attribution, or publishing changes to their own files. If you add one, explain
 * here why it is allowed.
 */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Gives up all rights, so it requires nothing.
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT License',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
];
/**
 * Development tools that aren't shipped and name no license in their manifest; `@dropbox/sign` and the parts of `s3rver`
 * include the MIT license as a file or in their README.
 */
const UNSAID = [
  'combine-errors',
  '@dropbox/sign',
  'busboy',
  'dicer',
  'humanize-number',
  'only',
  'streamsearch',
];
/** Shipped packages with the MIT license in a file and the older field `licenses` in their manifest. */
const LICENSED_BY_FILE = ['buildcheck', 'cpu-features', 'ssh2'];

test('uses only packages whose licenses allow shipping them', () => {
  const isFree = (license: string) =>
    license
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((one) => FREE.includes(one));
  const others = components().filter(
    ({ name, license, isForBuild }) =>
      !isFree(license) &&
      !(license === '' && (isForBuild ? UNSAID : LICENSED_BY_FILE).includes(name)),
  );
  expect(others).toEqual([]);
});

test("installs every package from the registry with the lock file's hash", () => {
  expect(components().filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([]);
});

test('lists every shipped package in the bill of materials', () => {
  const { components: named } = createSbom();
  const shipped = components().filter(({ isForBuild }) => !isForBuild);
  expect(shipped.length).toBeGreaterThan(20);
  for (const { name, version } of shipped) {
    expect(named).toContainEqual(expect.objectContaining({ name, version, scope: 'required' }));
  }
});

/** Prefixes of secret keys for third-party services. */
const SECRETS = [
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\n[\w+/]{40}/,
  /\bsk_live_[A-Za-z0-9]{20}/,
  /\brk_live_[A-Za-z0-9]{20}/,
  /\bghp_[A-Za-z0-9]{36}/,
  /\bgithub_pat_[A-Za-z0-9]{22}/,
  /\bAKIA[A-Z0-9]{16}/,
  /\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{20}/,
  /\bxox[abp]-[A-Za-z0-9]{10}/,
  /\bsbp_[a-f0-9]{40}/,
];
const LARGEST = 2_000_000;

test('contains no secrets in the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: inProject('') })
    .toString()
    .split('\0')
    .filter(Boolean);
  const found = files.filter((file) => {
    const path = inProject(file);
    if (!existsSync(path) || statSync(path).size > LARGEST) return false;
    const text = readFileSync(path, 'utf8');
    return SECRETS.some((secret) => secret.test(text));
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

const MODEL = inProject('docs/threat-model.md');
const lines = readFileSync(MODEL, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Threat'));

test('has a defense and a test for every listed threat', () => {
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    const [, file = ''] = /\]\(([^)]+)\)/.exec(line) ?? [];
    const [, name = ''] = /: `([^`]+)` \|$/.exec(line) ?? [];
    const path = resolve(join(dirname(MODEL), file));
    expect(name, line).not.toBe('');
    expect(existsSync(path) ? readFileSync(path, 'utf8') : file, line).toContain(name);
  }
});
