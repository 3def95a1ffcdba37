import { expect, test } from 'vitest';
import { catalogue, pathNames, routes } from '#shared/routes/table.ts';
import { isBuilt, type PathName } from '#shared/routes.ts';
import { featuresStatus } from '../featuresStatus.reading.ts';
import { areas } from './areas.ts';
import { stateOfScreens } from './part.ts';

const parts = areas.flatMap((area) => area.parts);
const screens = parts.flatMap((part) => ('screens' in part ? part.screens : []));

test('describes every planned screen in one line', () => {
  expect(screens.toSorted()).toEqual(pathNames.toSorted());
});

test('marks a part as built with all its screens and in part with some', () => {
  expect(stateOfScreens(['home', 'auth'])).toBe('Built');
  const missing = pathNames.find((name) => !isBuilt(name));
  // Skipped once every screen is built, because no part can be “In part” then.
  if (missing !== undefined) {
    expect(stateOfScreens(['home', missing])).toBe('In part');
    expect(stateOfScreens([missing])).toBe('In work');
  }
});

test('counts a notice page as in work', () => {
  expect(stateOfScreens(['aiAssistant', 'integrationsSalesforce'])).toBe('In work');
  expect(stateOfScreens(['aiSearch', 'aiAssistant'])).toBe('In part');
});

test('shows the state of every part according to its routes', () => {
  const isAvailable = (name: PathName) => name in routes && !('isNotice' in catalogue[name]);
  const shown = featuresStatus.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(shown).toHaveLength(parts.length);
  for (const part of parts) {
    if (!('screens' in part)) continue;
    const built = part.screens.filter(isAvailable).length;
    const state = built === 0 ? 'In work' : built < part.screens.length ? 'In part' : 'Built';
    expect(shown).toContainEqual([part.name, part.text, state]);
  }
});

const sources = import.meta.glob<string>(['./*.ts', '!./part.ts', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('contains no hand-written state', () => {
  const all = Object.values(sources).join('\n');
  expect(all).not.toMatch(/\bstate:|'(?:Built|In part|In work)'/);
});
