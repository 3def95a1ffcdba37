import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

/** Old-fashioned words and turns. docs/glossary.md lists the product's words. */
const ARCHAIC =
  /\b(anew|whoever|whom|thereof|nobody|of ours|of theirs|is told|are told|is said to|let go of|lets go|meanwhile|stands? (in|at|on|beside|there)|who may|there is no .{1,30} any ?more|has come|had come|is had|worn|wears)\b/gi;
const BRITISH = /\b(e-mails?|organisations?|whilst|favourites?)\b/g;

/** Files that contain such a word for a reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'renderer/content/help/helpContactingBrokers.reading.md': 'an anchor that links point to',
  'shared/imports/columnMapping.ts': 'column headings of British files',
  'tests/architecture/language.test.ts': 'this list',
};

const files = execFileSync('git', ['ls-files'], { cwd: inProject(''), encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|sql|md)$/.test(path))
  .filter((path) => !/supabase\/migrations\/|database\.types\.ts$/.test(path))
  .filter((path) => !(path in ALLOWED) && existsSync(inProject(path)));

function hitsOf(pattern: RegExp, paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    readFileSync(inProject(path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map(([word]) => `${path}:${index + 1}: ${word}`),
      ),
  );
}

test('code and documents use no archaic words', () => {
  expect(hitsOf(ARCHAIC, files)).toEqual([]);
});

test('production code and documents use American spelling', () => {
  const production = files.filter((path) => !/\.(test|spec)\.|^tests\/|\/testing\//.test(path));
  expect(hitsOf(BRITISH, production)).toEqual([]);
});
