import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { screenFiles } from '../../build/screenFiles.ts';
import { routeNames, routes } from '../../shared/routes/table.ts';

const LAYERS = ['ui', 'workbench'];
const renderer = inProject('renderer');

interface Part {
  readonly folder: string;
  readonly tests: readonly string[];
  readonly pages: readonly string[];
}

/** The tables in the READMEs of both layers: folders, their tests and their demo pages. */
const parts = LAYERS.flatMap((layer) =>
  readFileSync(join(renderer, layer, 'README.md'), 'utf8')
    .split('\n')
    .flatMap((line): Part[] => {
      const [part, , tests, pages] = line.split('|').slice(1);
      const folder = /\]\(([\w/]+)\)/.exec(part ?? '')?.[1];
      if (folder === undefined || tests === undefined || pages === undefined) return [];
      return [
        {
          folder: `${layer}/${folder}`,
          tests: [...tests.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => `${layer}/${path}`),
          pages: [...pages.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path),
        },
      ];
    }),
);

/** Returns the files that a file imports, without lazy ones and types. */
function collectImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
  for (const [, path = ''] of source.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g))
    collectImports(join(dirname(file), path), seen);
  return seen;
}

const isIn = (folder: string, file: string): boolean =>
  !relative(join(renderer, folder), file).startsWith('..');

test('lists every part of the workbench once in its README', () => {
  const folders = readdirSync(join(renderer, 'workbench'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `workbench/${name}`);
  expect(folders.length).toBeGreaterThan(12);
  const named = parts.map(({ folder }) => folder);
  expect(named).toEqual([...new Set(named)]);
  expect(named.filter((folder) => folder.startsWith('workbench/')).toSorted()).toEqual(
    folders.toSorted(),
  );
});

test.each(parts)('has and lists tests for the part $folder', (part) => {
  const { folder, tests } = part;
  expect(tests.length).toBeGreaterThan(0);
  const own = globSync('**/*.test.{ts,tsx}', { cwd: join(renderer, folder) });
  expect(own.map((file) => `${folder}/${file}`).toSorted()).toEqual(tests.toSorted());
  for (const path of tests) {
    const source = readFileSync(join(renderer, path), 'utf8');
    expect(source).toMatch(/\bexpect\(/);
    expect(source).toMatch(/from '\.\/\w/);
  }
});

const screens = screenFiles();
const shown = parts.flatMap(({ folder, pages }) => pages.map((page) => ({ folder, page })));

test.each(parts)('shows the part $folder on a page', ({ pages }) => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(shown)('shows the part $folder at $page, which is built', ({ folder, page }) => {
  const name = routeNames.find((one) => routes[one].path === page);
  if (name === undefined) throw new Error(`${page} is no screen that is built.`);
  const file = screens.get(name)?.page;
  if (file === undefined) throw new Error(`${page} is no screen of the app.`);
  const files = [...collectImports(inProject(`renderer/${file}`))];
  expect(files.some((one) => isIn(folder, one))).toBe(true);
});
