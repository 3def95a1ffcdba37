import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { screenFiles } from '../../build/screenFiles.ts';
import { APP_DOCUMENT } from '../../shared/navigation/documents.ts';
import { notFoundResponse } from '../../shared/navigation/path-responses.ts';
import { routeNames, routes } from '../../shared/routes/table.ts';
import type { RouteName } from '../../shared/routes.ts';

const built = inProject('dist/web');

/** Returns a page's text without its frame. */
function extractWords(file: string): string[] {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(readFileSync(file, 'utf8')) ?? [];
  return main.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}’]+/gu) ?? [];
}

/** A notice of one short paragraph is the shortest page. */
const MIN_WORDS = 25;

const pages = globSync('**/*.html', { cwd: built })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => ![APP_DOCUMENT, notFoundResponse.file].includes(file));

test.each(pages)('has content on the page %s', (file) => {
  const words = extractWords(`${built}${file}`);
  expect(words.length).toBeGreaterThanOrEqual(MIN_WORDS);
  expect(words.join(' ')).not.toMatch(/coming soon|stay tuned|lorem ipsum/i);
});

const screens = screenFiles();

/** Returns a feature's file with everything it imports, below the app. */
function sourcesOf(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  const source = readFileSync(file, 'utf8');
  seen.set(file, source);
  for (const [, path = ''] of source.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
    const next = join(dirname(file), path);
    if (/\/(?:features|data|session|telemetry|workbench)\//.test(next)) sourcesOf(next, seen);
  }
  return seen;
}

/** Signs that a screen does something: queries, mutations or forms; one reads the repository's files. */
const AT_WORK = /\buse\w+(?:Query|Mutation)\b|\buseHost\(|\buseForm\b|\bimport\.meta\.glob\b/;

test.each([...screens])('has a working screen %s', (_name, { page }) => {
  const sources = [...sourcesOf(inProject(`renderer/${page}`)).values()];
  expect(sources.some((source) => AT_WORK.test(source))).toBe(true);
  const announcing = sources.filter((source) => /coming soon|stay tuned/i.test(source));
  expect(announcing).toEqual([]);
});

test("checks every screen that isn't a static page", () => {
  const looked = (name: RouteName) => screens.has(name) || routes[name].isPrerendered === true;
  expect(routeNames.filter((name) => !looked(name))).toEqual([]);
});
