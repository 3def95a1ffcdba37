import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { isFullRun } from '../../build/testing/full-run.ts';

/** Only a pattern that can't be judged takes this long. */
const TIMEOUT_MS = isFullRun ? 300_000 : 60_000;
/** Patterns with large bounds take most of this time. */
const ALL_MS = isFullRun ? 1_800_000 : 300_000;

/** Product code, where patterns may meet external text. */
const PRODUCT =
  '{shared,renderer,backend,main,preload,supabase/functions}/**/*.{ts,tsx,js,mjs,cjs}';
const NOT_SHIPPED = /\.(?:test|spec)\.tsx?$|\/testing\//;

/** Patterns with more than linear time, and why no external text triggers it. */
const EXCUSED: readonly (readonly [RegExp, string])[] = [
  [
    /<(?:style|script type="text\/css")>([\s\S]*?)<\/(?:style|script)>/g,
    'reads the pages of this build, once at start',
  ],
  [
    /<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g,
    'reads the pages of this build, once at start',
  ],
  [/<section id="([\w-]+)"[^>]* class="later/g, 'reads a page while it is built'],
  [
    /\[(?<label>[^\]]+)\]\((?<to>\/[^)\s]*)\)|\*\*(?<strong>.+?)\*\*|\{(?<blank>\w+)\}/g,
    'reads the texts of renderer/content, which no outside text reaches',
  ],
  [/\B(?=(\d{3})+$)/g, 'reads the digits of one number'],
  [
    /(?:\b(?:in|near|around) )?\b([A-Z][\w.’']{0,24}(?: [A-Z][\w.’']{0,24}){0,4}), ?([A-Za-z]{2})\b/,
    'reads 300 letters at most, in bounded repetitions; shared/listings/sentence/parse-query.test.ts floods it',
  ],
  // Every repetition is bounded; main/log/log.test.ts verifies that the whole redactor is linear.
  [/(\b[a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@"']{1,300}@/gi, 'bounded repetitions'],
  [
    /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu,
    'bounded repetitions',
  ],
  [/\b(?=[\w-]{0,99}\d)(?=[\w-]{0,99}[A-Za-z])[\w-]{40,}/g, 'bounded repetitions'],
];

/** Files that build patterns at run time, and why that is allowed. */
const PUT_TOGETHER: Readonly<Record<string, string>> = {
  'main/log/redact.ts': 'of constants; main/log/log.test.ts holds it to linear time',
  'backend/auth/redirects.ts': 'of the operator’s own settings',
  'renderer/ui/form/passwordStrength.ts': 'of one word without operators',
  'shared/listings/sentence/places.ts': 'of the names of states, for at most 300 letters',
  'shared/listings/sentence/rule.ts': 'of constants, for at most 300 letters',
  'shared/listings/sentence/parse-query.ts': 'of constants, for at most 300 letters',
};

interface Found {
  readonly literals: ReadonlyMap<string, string>;
  readonly putTogether: ReadonlySet<string>;
}

function findPatterns(): Found {
  const literals = new Map<string, string>();
  const putTogether = new Set<string>();
  const files = globSync(PRODUCT, { cwd: inProject('.') }).filter(
    (file) => !NOT_SHIPPED.test(file),
  );
  for (const file of files) {
    const source = ts.createSourceFile(
      file.replace(/\.[mc]js$/, '.js'),
      readFileSync(inProject(file), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    const look = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) literals.set(node.text, file);
      const isCallOrNew = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (isCallOrNew && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
        putTogether.add(file);
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return { literals, putTogether };
}

/** Returns literals not proven to run in linear time, each with its file. */
async function suspectsOf(literals: Found['literals']): Promise<Map<string, string>> {
  const suspects = new Map<string, string>();
  const queue = [...literals];
  const judge = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [literal, file] = next;
      const end = literal.lastIndexOf('/');
      const { status } = await check(literal.slice(1, end), literal.slice(end + 1), {
        timeout: TIMEOUT_MS,
        // Each attempt has its own one-second limit, which a busy machine would use up without a result.
        incubationTimeout: TIMEOUT_MS,
        attackTimeout: TIMEOUT_MS,
      });
      if (status !== 'safe') suspects.set(literal, file);
    }
  };
  await Promise.all([judge(), judge()]);
  return suspects;
}

/** True if a part may repeat without a bound; escaped characters and classes don't count. */
const repeatsWithoutBound = (literal: string): boolean =>
  /[*+]|\{\d+,\}/.test(literal.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, ''));

const { literals, putTogether } = findPatterns();
const excused = EXCUSED.map(([pattern]) => `${pattern}`);

/** Fully bounded patterns look at a limited text from each position; only the long form judges them, too. */
const checkedPatterns = [...literals].filter(
  ([literal]) => !excused.includes(literal) && (isFullRun || repeatsWithoutBound(literal)),
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
const isNew = ([literal]: readonly [string, string]) =>
  isFullRun || !safeHashes.has(hashOf(literal));

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

// Judging these takes longer than all others together: `npm run soak -- patterns`.
if (isFullRun) {
  test(
    'lists only exceptions that are needed',
    async () => {
      const suspects = await suspectsOf(new Map(excused.map((literal) => [literal, 'excused'])));
      expect(excused.filter((literal) => !suspects.has(literal))).toEqual([]);
    },
    ALL_MS,
  );
}

test('detects the pattern that once froze the tab', async () => {
  const once = String.raw`/^((?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/?)+)(\?[\w]*)?$/`;
  expect(await suspectsOf(new Map([[once, 'here']]))).toEqual(new Map([[once, 'here']]));
});

test('builds patterns at run time only from known parts', () => {
  expect([...putTogether].sort()).toEqual(Object.keys(PUT_TOGETHER).sort());
});
