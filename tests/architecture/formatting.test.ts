import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

const PRODUCT = '{shared,renderer,backend,main,preload,supabase/functions}/**/*.{ts,tsx}';
const NOT_SHIPPED = /\.(?:test|spec)\.tsx?$|[/\\]testing[/\\]|^shared[/\\]format[/\\]/;

/** Ways to format numbers, amounts, lists or dates without shared/format. */
const MANUAL_FORMATTING =
  /\.toFixed\(|\.toLocale(?:Date|Time)?String\(|\bIntl\.(?:NumberFormat|ListFormat)\b|\b(?:date|time)Style:|\} ?%(?=[`'" .,;)<]|$)/;

/** A bar's length or position. */
const LENGTH = /\b(?:width|x|x1|x2)=\{`|\b(?:inset|block|inline)\w*: `\$/;

const lines = globSync(PRODUCT, { cwd: inProject('') })
  .filter((path) => !NOT_SHIPPED.test(path))
  .flatMap((path) =>
    readFileSync(inProject(path), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` })),
  );

test('formats numbers, money, percents, lists and dates only with shared/format', () => {
  expect(lines.length).toBeGreaterThan(10_000);
  const own = lines.filter(({ line }) => MANUAL_FORMATTING.test(line) && !LENGTH.test(line));
  expect(own.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([]);
});

test('puts a percent sign next to its number in all user-facing text', () => {
  const apart = lines.filter(({ line }) => /(?<!% )\b\d %(?! ?[\d(a-z])/.test(line));
  expect(apart.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([]);
});

test('passes icons as elements, since icons by name are not drawn', () => {
  const named = lines.filter(({ line }) => /\b(?:icon|rightIcon|endIcon)=["']/.test(line));
  expect(named.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([]);
});
