import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

const PRODUCT = '{shared,renderer,backend,main,preload,supabase/functions}/**/*.{ts,tsx}';
const NOT_SHIPPED = /\.(?:test|spec)\.tsx?$|[/\\]testing[/\\]|^shared[/\\]format[/\\]/;

/** By which somebody would write a figure, an amount, a list or a date in a way of their own. */
const OWN_WAY =
  /\.toFixed\(|\.toLocale(?:Date|Time)?String\(|\bIntl\.(?:NumberFormat|ListFormat)\b|\b(?:date|time)Style:|\} ?%(?=[`'" .,;)<]|$)/;

/** How long a bar is drawn, and where. */
const LENGTH = /\b(?:width|x|x1|x2)=\{`|\b(?:inset|block|inline)\w*: `\$/;

const lines = globSync(PRODUCT, { cwd: inProject('') })
  .filter((path) => !NOT_SHIPPED.test(path))
  .flatMap((path) =>
    readFileSync(inProject(path), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` })),
  );

test('numbers, money, per cents, lists and dates are written by shared/format alone', () => {
  expect(lines.length).toBeGreaterThan(10_000);
  const own = lines.filter(({ line }) => OWN_WAY.test(line) && !LENGTH.test(line));
  expect(own.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([]);
});

test('a per cent stands beside its figure in everything that people read', () => {
  const apart = lines.filter(({ line }) => /(?<!% )\b\d %(?! ?[\d(a-z])/.test(line));
  expect(apart.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([]);
});

test('an icon is an element: one that is asked for by its name is not drawn', () => {
  const named = lines.filter(({ line }) => /\b(?:icon|rightIcon|endIcon)=["']/.test(line));
  expect(named.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([]);
});
