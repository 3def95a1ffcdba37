import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { headerItems } from '../../renderer/app/header/headerItems.ts';
import { composePalettes, featurePalettes } from '../../renderer/app/palette/featurePalettes.ts';
import { bindings } from '../../renderer/app/shortcuts/bindings.ts';
import { contributedSections } from '../../renderer/features/account/profile/contributedSections.ts';
import {
  composeDashboardParts,
  dashboardParts,
} from '../../renderer/features/home/dashboard/parts.ts';
import type {
  DashboardContext,
  DashboardPart,
} from '../../renderer/session/dashboard/dashboardPart.ts';
import { HEADER_ITEMS, type HeaderItem } from '../../renderer/session/header/headerItem.ts';
import type { PaletteOfFeature } from '../../renderer/session/palette/paletteSource.ts';
import type { SettingsPart } from '../../renderer/session/settings/settingsPart.ts';
import type { Shortcut } from '../../renderer/session/shortcuts/shortcut.ts';

/** Code that combines features. It may glob their files but must not know them. */
const HUBS = [
  'renderer/data/api/*.ts',
  'renderer/data/realtime/*.ts',
  'renderer/session/dashboard/*.ts',
  'renderer/session/palette/*.ts',
  'renderer/app/header/*.{ts,tsx}',
  'renderer/app/palette/*.{ts,tsx}',
  'renderer/app/shortcuts/*.{ts,tsx}',
  'renderer/features/home/dashboard/*.{ts,tsx}',
  'renderer/features/account/profile/contributedSections.ts',
  'backend/seed.ts',
];

const filesOf = (pattern: string) => globSync(pattern, { cwd: inProject('') }).toSorted();
const load = async <Part>(pattern: string, name: string): Promise<Part[]> =>
  Promise.all(
    filesOf(pattern).map(async (file) => ((await import(inProject(file))) as never)[name] as Part),
  );

/** A made-up feature. */
const lighthouses: DashboardPart & PaletteOfFeature = {
  figures: [
    { on: { operatorDashboard: 1 }, of: () => ({ label: 'Lighthouses', value: '3' }) },
    { on: { admin: 1 }, of: () => ({ label: 'All lighthouses', value: '9' }) },
  ],
  attention: () => [{ title: 'A lamp is out', detail: 'Change it.', intent: 'danger' }],
  follows: () => [{ table: 'profiles' }],
  sources: [{ title: 'Lighthouses', place: 1, find: () => [] }],
  acts: () => [{ id: 'act-lamp', label: 'Light the lamp' }],
};

const before: DashboardPart = {
  figures: [{ on: { operatorDashboard: 2 }, of: () => ({ label: 'Team', value: '1' }) }],
  attention: () => [{ title: 'A role ends', detail: '', intent: 'warning' }],
};

const facts = {} as DashboardContext;

describe('feature registration', () => {
  it('adds a figure, a waiting item and cache tags to dashboards', () => {
    const { figuresOn, attentionOf, follows } = composeDashboardParts([before, lighthouses]);
    expect(figuresOn('operatorDashboard', facts).map(({ label }) => label)).toEqual([
      'Lighthouses',
      'Team',
    ]);
    expect(attentionOf(facts).map(({ title }) => title)).toEqual(['A lamp is out', 'A role ends']);
    expect(follows({})).toEqual([{ table: 'profiles' }]);
  });

  it('adds a source in order and actions to the palette', () => {
    const { sources, acts } = composePalettes([
      { sources: [{ title: 'Boats', place: 2, find: () => [] }] },
      lighthouses,
    ]);
    expect(sources.map(({ title }) => title)).toEqual(['Lighthouses', 'Boats']);
    expect(acts(null).map(({ id }) => id)).toEqual(['act-lamp']);
  });

  it('finds a feature just by its file', async () => {
    const palettes = await load<PaletteOfFeature>('renderer/features/*/*/palette.ts', 'palette');
    expect(palettes.length).toBeGreaterThan(5);
    for (const { sources = [], acts } of palettes) {
      for (const source of sources) expect(featurePalettes.sources).toContain(source);
      expect(featurePalettes.acts(null)).toEqual(expect.arrayContaining([...(acts?.(null) ?? [])]));
    }

    const items = await load<HeaderItem>('renderer/features/*/*/header.ts', 'header');
    expect(headerItems).toEqual(items.toSorted((a, b) => a.place - b.place));
    // The header reserves this many places before items load.
    expect(HEADER_ITEMS).toBe(items.filter(({ isSeldom }) => !isSeldom).length);

    const shortcuts = await load<Shortcut[]>('renderer/features/*/*/shortcuts.ts', 'shortcuts');
    expect(shortcuts.length).toBeGreaterThan(5);
    for (const shortcut of shortcuts.flat()) {
      const keys = 'to' in shortcut ? ['g', shortcut.key] : [shortcut.key];
      const act = 'to' in shortcut ? { go: shortcut.to } : { on: shortcut.on };
      const bound = bindings.filter((binding) => isDeepStrictEqual(binding.act, act));
      expect(bound.filter((binding) => isDeepStrictEqual(binding.keys, keys))).toHaveLength(1);
    }
    // Every navigation target has a unique shortcut.
    const led = bindings.filter(({ act }) => 'go' in act).map(({ keys }) => keys.join());
    expect(led).toEqual([...new Set(led)]);

    const sections = await load<SettingsPart>('renderer/features/*/*/settings.ts', 'settings');
    expect(sections.length).toBeGreaterThan(0);
    expect(contributedSections).toEqual(sections.toSorted((a, b) => a.place - b.place));

    const parts = await load<DashboardPart>('renderer/features/*/*/dashboard.ts', 'dashboard');
    expect(parts.length).toBeGreaterThan(4);
    for (const { links = [] } of parts) {
      expect(dashboardParts.linksOn('admin')).toEqual(
        expect.arrayContaining(links.filter(({ on }) => on.admin !== undefined)),
      );
    }
  });
});

it('imports no feature in code that combines features', () => {
  const hubs = HUBS.flatMap(filesOf).filter((file) => !file.includes('.test.'));
  expect(hubs.length).toBeGreaterThan(25);
  const known = hubs.flatMap((file) => {
    const imports = readFileSync(inProject(file), 'utf8').match(/from '\.\.?\/[^']+'/g) ?? [];
    const features = imports.filter((one) => /features\//.test(one));
    const siblings = file.startsWith('renderer/features/home/dashboard/')
      ? imports.filter((one) => /'\.\.\/(?:\.\.\/)?[a-z]\w*\/[a-z]/i.test(one))
      : [];
    return [...features, ...siblings].map((one) => `${file}: ${one}`);
  });
  expect(known).toEqual([]);
});

const wordsIn = (text: string): string[] => text.match(/(?<=')\w+(?=')/g) ?? [];

/** Returns the tags that a file's queries provide: as `providesTags`, named by a `read`, or shared by `calls`. */
function findProvidedTags(text: string): string[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('api.ts', text, ts.ScriptTarget.Latest, true));
  const callsOf = (...names: string[]) =>
    nodes
      .filter(ts.isCallExpression)
      .filter(({ expression }) => names.includes(expression.getText()));
  const [, shared] = callsOf('calls')[0]?.arguments ?? [];
  const constant = nodes.find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === shared?.getText(),
  );
  const properties = nodes.filter(
    (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'providesTags',
  );
  const named = [
    ...callsOf('read').map((call) => call.arguments[2]),
    ...callsOf('rows').map((call) => call.arguments[1]),
  ].map((tags) => tags ?? constant ?? shared);
  return [...properties, ...named].flatMap((node) => wordsIn(node?.getText() ?? ''));
}

it('invalidates only tags that something is cached under', () => {
  const apis = filesOf('renderer/features/{*,*/*}/*Api.ts').map((file) =>
    readFileSync(inProject(file), 'utf8'),
  );
  const provided = new Set(apis.flatMap(findProvidedTags));
  expect(provided.size).toBeGreaterThan(10);
  const added = apis.flatMap((text) =>
    [...text.matchAll(/addTagTypes: \[([^\]]*)\]/g)].flatMap(([, list = '']) => wordsIn(list)),
  );
  expect(added.filter((tag) => !provided.has(tag))).toEqual([]);
});

it('finds files with every glob of the screens', () => {
  const empty = filesOf('renderer/**/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(inProject(file), 'utf8');
    const calls = source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g);
    return [...calls]
      .flatMap(([, globs = '']) => [...globs.matchAll(/'([^']*)'/g)])
      .map(([, pattern = '']) => pattern)
      .filter((pattern) => !pattern.startsWith('!'))
      .filter((pattern) => filesOf(join(dirname(file), pattern)).length === 0)
      .map((pattern) => `${file}: ${pattern}`);
  });
  expect(empty).toEqual([]);
});
