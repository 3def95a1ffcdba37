import { expect, test } from 'vitest';
import { pathNames } from '#shared/routes/table.ts';
import { isBuilt } from '#shared/routes.ts';
import { areas } from './areas.ts';
import { ground } from './ground.ts';
import { stateOf, stateOfScreens } from './part.ts';

const parts = areas.flatMap((area) => area.parts);
const screens = parts.flatMap((part) => ('screens' in part ? part.screens : []));

test('every screen that the product is to have is told in one line', () => {
  expect(screens.toSorted()).toEqual(pathNames.toSorted());
});

test('a part is built with all its screens, and in part with some', () => {
  expect(stateOfScreens(['home', 'auth'])).toBe('Built');
  const missing = pathNames.find((name) => !isBuilt(name));
  // The day nothing is missing, nothing can be in part either.
  if (missing !== undefined) {
    expect(stateOfScreens(['home', missing])).toBe('In part');
    expect(stateOfScreens([missing])).toBe('In work');
  }
});

/** What shows that a part without a screen is there. */
const code: Readonly<Record<string, string>> = {
  'Access decided row by row': '/supabase/schemas/accounts/profiles.sql',
  'Confidential addresses': '/supabase/schemas/listings/addresses.sql',
  'Broker contacts, counted by month': '/supabase/schemas/listings/contact_broker.sql',
  'Audit log of administrators': '/supabase/schemas/accounts/audit_log.sql',
  'Letters and text messages': '/supabase/schemas/outbox/outbox.sql',
  'Live changes': '/core/realtime/follow.ts',
  'Install from the browser': '/features/install/InstallOverlays.tsx',
  'Desktop app for Windows, macOS and Linux': '/main/main.ts',
};

/** Looked for and not opened. */
const files = Object.keys(
  import.meta.glob([
    '../../../../supabase/schemas/*/*.sql',
    '../../../../main/main.ts',
    '../../../core/realtime/follow.ts',
    '../../../features/install/InstallOverlays.tsx',
  ]),
);

test('names no part as in work whose code exists', () => {
  const inWork = ground.parts.filter((part) => stateOf(part) === 'In work');
  expect(inWork.map(({ name }) => name)).toEqual([
    'A language model that answers, reads or listens',
  ]);
});

test('what has no page and is said to be there has code', () => {
  const said = ground.parts.filter((part) => stateOf(part) !== 'In work');
  expect(said.map(({ name }) => name).toSorted()).toEqual(Object.keys(code).toSorted());
  const isThere = (path: string) => files.some((file) => file.endsWith(path));
  expect(Object.values(code).filter((path) => !isThere(path))).toEqual([]);
});
