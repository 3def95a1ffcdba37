import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { bill, components } from '../../build/sbom.ts';

/** What asks for no more than a name, or for changes of its own files. Whoever adds one says here why it may. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
];
/** Part of the project’s own tools, shipped to nobody, and silent in its manifest; `@dropbox/sign` brings the MIT licence as a file. */
const UNSAID = ['combine-errors', '@dropbox/sign'];

test('every package that the product is made of has a licence that lets us ship it', () => {
  const isFree = (license: string) =>
    license
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((one) => FREE.includes(one));
  const others = components().filter(
    ({ name, license, isForBuild }) =>
      !isFree(license) && !(isForBuild && license === '' && UNSAID.includes(name)),
  );
  expect(others).toEqual([]);
});

test('every package comes from the registry, by the hash that the lock file has', () => {
  expect(components().filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([]);
});

test('the bill of materials names each package that is shipped', () => {
  const { components: named } = bill();
  const shipped = components().filter(({ isForBuild }) => !isForBuild);
  expect(shipped.length).toBeGreaterThan(20);
  for (const { name, version } of shipped) {
    expect(named).toContainEqual(expect.objectContaining({ name, version, scope: 'required' }));
  }
});

/** How keys of those begin who could be asked for something with them. */
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

test('no file of the repository holds a secret', () => {
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

test('every threat that is told has its defence and its test', () => {
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    const [, file = ''] = /\]\(([^)]+)\)/.exec(line) ?? [];
    const [, name = ''] = /: `([^`]+)` \|$/.exec(line) ?? [];
    const path = resolve(join(dirname(MODEL), file));
    expect(name, line).not.toBe('');
    expect(existsSync(path) ? readFileSync(path, 'utf8') : file, line).toContain(name);
  }
});
