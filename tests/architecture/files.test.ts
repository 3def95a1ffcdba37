import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inProject(''),
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(inProject(path)));

const source = tracked.filter((path) => /\.(ts|tsx|mjs|cjs|sql|css)$/.test(path));
const linesOf = (path: string) => readFileSync(inProject(path), 'utf8').split('\n').length;

/** Text and data tables may be long; nothing else may. */
const EXEMPT =
  /(database\.types\.ts|client\/src\/types\.ts|messages\.ts|\/content\/|supabase\/seed\/|supabase\/migrations\/)/;
const LONGEST = 500;

test('keeps source files short enough to read in one go', () => {
  const long = source.filter((path) => !EXEMPT.test(path) && linesOf(path) > LONGEST);
  expect(long).toEqual([]);
});

test('has no vague file or folder names', () => {
  const vague = source.filter((path) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.|$)/.test(path));
  expect(vague).toEqual([]);
});

test("uses ch in width queries, so that larger text gets a narrower page's layout", () => {
  const inDots = source.filter(
    (path) =>
      path.endsWith('.css') &&
      /@media[^{]*\bwidth\b[^{]*\dpx/.test(readFileSync(inProject(path), 'utf8')),
  );
  expect(inDots).toEqual([]);
});

const topFolders = readdirSync(inProject(''), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && tracked.some((path) => path.startsWith(`${entry.name}/`)),
  )
  .map(({ name }) => name)
  .filter((name) => !name.startsWith('.'));

test.each(topFolders)('documents the folder %s and how to add to it', (folder) => {
  const text = readFileSync(inProject(`${folder}/README.md`), 'utf8');
  expect(text).toMatch(/^## How to add /m);
});

test('documents every function and schedule for the manual setup of a hosted project', () => {
  const readmeText = readFileSync(inProject('supabase/README.md'), 'utf8');
  const functions = tracked.flatMap(
    (path) => /^supabase\/functions\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? [],
  );
  const schedules = source
    .filter((path) => path.startsWith('supabase/schemas/'))
    .flatMap((path) => [
      ...readFileSync(inProject(path), 'utf8').matchAll(
        /^create function (private\.schedule_\w+)\(\) returns boolean/gm,
      ),
    ])
    .map(([, name = '']) => `${name}()`);
  expect(functions.length).toBeGreaterThan(20);
  expect(schedules.length).toBeGreaterThan(5);
  const names = [...functions, ...schedules];
  expect(names.filter((name) => !readmeText.includes(name))).toEqual([]);
});

/** Public texts link to pages; renderer/content/checks.test.ts checks them. */
const readmes = tracked.filter(
  (path) => path.endsWith('.md') && !path.startsWith('renderer/content/'),
);

test.each(readmes)('references only existing paths in %s', (readme) => {
  const text = readFileSync(inProject(readme), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, path]) => path ?? '');
  const quoted = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@*-]+)+\/?)`/g)].map(
    ([, path]) => path ?? '',
  );
  const local = [...links, ...quoted].filter((path) => !/^(https?:|mailto:|@)|[*<]/.test(path));
  const missing = local.filter(
    (path) => !existsSync(join(inProject(dirname(readme)), path)) && !existsSync(inProject(path)),
  );
  expect(missing).toEqual([]);
});
