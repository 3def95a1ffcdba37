import { expect, test } from 'vitest';
import { stateOfScreens } from '#shared/routes/screenState.ts';
import { routeNames, routes } from '#shared/routes/table.ts';
import type { RouteName } from '#shared/routes.ts';
import { featuresStatus } from '../featuresStatus.reading.ts';
import { areas } from './areas.ts';

const parts = areas.flatMap((area) => area.parts);
const screens = parts.flatMap((part) => ('screens' in part ? part.screens : []));

test('lists every screen in one part', () => {
  expect(screens.toSorted()).toEqual(routeNames.toSorted());
});

test('marks a part as built if none of its screens is a notice page', () => {
  expect(stateOfScreens(['home', 'auth'])).toBe('Built');
});

test('counts a notice page as in progress', () => {
  expect(stateOfScreens(['integrationsMatrixcare', 'integrationsYardi'])).toBe('In work');
  expect(stateOfScreens(['aiSearch', 'integrationsYardi'])).toBe('In part');
});

test('shows the state of every part according to its routes', () => {
  const isAvailable = (name: RouteName) => routes[name].isNotice !== true;
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
