import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { inProject } from '../../build/paths.ts';

/** Only a pattern that can't be judged takes this long. */
const TIMEOUT_MS = 60_000;

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
    'reads 300 characters at most, in bounded repetitions; shared/listings/sentence/parse-query.test.ts floods it',
  ],
  [/(?:[\s,]|\s(?:on|at|by))+$/i, 'reads 300 characters at most; see shared/records/taskEntry.ts'],
  [/(?:\$?[\d,.]+%?)$/, 'reads one passage of 1,600 characters at most'],
  [/[a-z]{3,}\. /, 'reads one passage of 1,600 characters at most'],
  [/[.#\s]+$/, 'reads one line of a document that was cut before'],
  [/[.\s]+$/, 'reads one line of a document that was cut before'],
  [/[.?!]+$/, 'reads a question of 500 characters at most'],
  [/\b(?:about|regarding|on|for)\s+(.{3,120})$/i, 'reads a question of 500 characters at most'],
  [
    /\bunread\b.*\bnotifications?\b|\bnotifications?\b.*\bunread\b/i,
    'reads a question of 500 characters at most',
  ],
  [
    /\s*\b(?:(today)|(tomorrow)|(?:on |by |next |this )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)|(?:on |by )?(\d{4}-\d{2}-\d{2}))\b[.]?$/i,
    'reads a question of 500 characters at most',
  ],
  [
    /^(?:please )?(?:(?:add|create|set|make)(?: me)? (?:a |an )?(?:task|to-?do|reminder)|remind me)(?: to| for|:)?\s+(.{3,180})$/i,
    'reads a question of 500 characters at most',
  ],
  [
    /^(?:please )?(?:change|set|update|move)\s+(?:the )?(stage|next step|price|phone|email|job title|city|expected close)\s+(?:of|for)\s+(.{2,100}?)\s+(?:to|as|:)\s+(.{1,150}?)\.?$/i,
    'reads a question of 500 characters at most',
  ],
  // Every repetition is bounded; main/log/log.test.ts verifies that the whole redactor is linear.
  [/(\b[a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@"']{1,300}@/gi, 'bounded repetitions'],
  [
    /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu,
    'bounded repetitions',
  ],
  [/\b(?=[\w-]{0,99}\d)(?=[\w-]{0,99}[A-Za-z])[\w-]{40,}/g, 'bounded repetitions'],
];

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
export async function suspectsOf(
  literals: Found['literals'],
  timeoutMs = TIMEOUT_MS,
): Promise<Map<string, string>> {
  const suspects = new Map<string, string>();
  const queue = [...literals];
  const judge = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [literal, file] = next;
      const end = literal.lastIndexOf('/');
      const { status } = await check(literal.slice(1, end), literal.slice(end + 1), {
        timeout: timeoutMs,
        // Each attempt has its own one-second limit, which a busy machine would use up without a result.
        incubationTimeout: timeoutMs,
        attackTimeout: timeoutMs,
      });
      if (status !== 'safe') suspects.set(literal, file);
    }
  };
  await Promise.all([judge(), judge()]);
  return suspects;
}

export const { literals, putTogether } = findPatterns();
export const excused = EXCUSED.map(([pattern]) => `${pattern}`);
