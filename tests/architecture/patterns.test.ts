import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { excused, literals, putTogether, suspectsOf } from './patterns.ts';

/** Patterns with large bounds take most of this time. */
const ALL_MS = 300_000;

/** Files that build patterns at run time, and why that is allowed. */
const PUT_TOGETHER: Readonly<Record<string, string>> = {
  'main/log/redact.ts': 'of constants; main/log/log.test.ts holds it to linear time',
  'backend/auth/redirects.ts': 'of the operator’s own settings',
  'renderer/ui/form/passwordStrength.ts': 'of one word without operators',
  'shared/records/taskEntry.ts': 'of constants, for at most 300 characters',
  'shared/underwriting/statements/months.ts': 'of constants, for at most 40 characters',
  'shared/listings/sentence/places.ts': 'of the names of states, for at most 300 characters',
  'shared/listings/sentence/rule.ts': 'of constants, for at most 300 characters',
  'shared/listings/sentence/parse-query.ts': 'of constants, for at most 300 characters',
  'shared/ai/assistant/calculate.ts': 'of constants, for at most 500 characters',
  'shared/ai/documents/fieldSpecs.ts': 'of constants',
};

/** True if a part may repeat without a bound; escaped characters and classes don't count. */
const repeatsWithoutBound = (literal: string): boolean =>
  /[*+]|\{\d+,\}/.test(literal.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, ''));

/** Fully bounded patterns look at a limited text from each position; tests/soak/architecture judges them, too. */
const checkedPatterns = [...literals].filter(
  ([literal]) => !excused.includes(literal) && repeatsWithoutBound(literal),
);

/**
 * A verdict holds while the pattern and the judge are unchanged, so safe patterns are cached by a hash of both and
 * only others are judged. `npm run soak -- patterns` judges all again.
 */
const SAFE_FILE = inProject('tests/architecture/patterns.safe.txt');
const safeHashes = new Set(readFileSync(SAFE_FILE, 'utf8').trim().split('\n'));
const judge = readFileSync(inProject('node_modules/recheck/package.json'), 'utf8');
const { version } = JSON.parse(judge) as { version: string };
const hashOf = (literal: string): string =>
  createHash('sha256').update(`${version} ${literal}`).digest('hex').slice(0, 16);
const isNew = ([literal]: readonly [string, string]) => !safeHashes.has(hashOf(literal));

test(
  'has no pattern in the product that external text can slow down',
  async () => {
    expect(checkedPatterns.length).toBeGreaterThan(100);
    expect(await suspectsOf(new Map(checkedPatterns.filter(isNew)))).toEqual(new Map());
    // Caches the new verdicts on request.
    if (process.env.HAVEN_KEEP_PATTERNS === '1') {
      writeFileSync(
        SAFE_FILE,
        `${checkedPatterns
          .map(([literal]) => hashOf(literal))
          .sort()
          .join('\n')}\n`,
      );
    }
  },
  ALL_MS,
);

test('finds an unbounded repetition and ignores characters that only look like one', () => {
  const patterns = [/a+/, /(?:ab)*/, /a{2,}/, /[^a]+?/, /\+a?/, /[*+]{2,9}/, /a{3}/];
  expect(patterns.map((pattern) => repeatsWithoutBound(`${pattern}`))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false],
  ]);
});

test('lists only existing patterns as exceptions', () => {
  expect(excused.filter((literal) => !literals.has(literal))).toEqual([]);
});

test('detects the pattern that once froze the tab', async () => {
  const once = String.raw`/^((?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/?)+)(\?[\w]*)?$/`;
  expect(await suspectsOf(new Map([[once, 'here']]))).toEqual(new Map([[once, 'here']]));
});

test('builds patterns at run time only from known parts', () => {
  expect([...putTogether].sort()).toEqual(Object.keys(PUT_TOGETHER).sort());
});
