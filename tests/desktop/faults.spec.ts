import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, WITHOUT_PAGES } from './desktop.ts';
import type { Computer } from './host/computer.ts';

const NOT_STARTED = "Haven Exchange couldn't start.";
const UNEXPECTED = 'Haven Exchange ran into an unexpected error.';

/** Prevents windows from opening, so the app can't start. */
function takeDisplayAway(computer: Computer): void {
  Object.defineProperty(computer, 'workArea', {
    get: () => {
      throw new Error('There is no display.');
    },
  });
}

test('reports a failed start with what to do, and releases the lock', async ({ computer }) => {
  takeDisplayAway(computer);
  const app = await computer.launch({ ...WITHOUT_PAGES, answer: 'Try Again' });
  expect(app.questions).toEqual([NOT_STARTED]);
  expect(app).toMatchObject({ hasGivenWay: true, hasRelaunched: true, hasQuit: true });
  expect(computer.writtenText()).toContain('error could not start Error: There is no display.');
});

test('shows the log of a failed start on request, and exits', async ({ computer }) => {
  takeDisplayAway(computer);
  const app = await computer.launch({ ...WITHOUT_PAGES, answer: 'Show Log' });
  expect(app.shownInFolder[0]).toBe(join(computer.userData, 'logs'));
  expect(app).toMatchObject({ hasRelaunched: false, hasQuit: true });
});

test('logs an uncaught exception without secrets and reports it once', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const uncaught = process.listeners('uncaughtException').at(-1);
  uncaught?.(new Error('refused, refresh_token=abcdefgh12345'), 'uncaughtException');
  uncaught?.(new Error('and another'), 'uncaughtException');
  await expect.poll(() => app.questions).toEqual([UNEXPECTED]);
  expect(computer.writtenText()).toMatch(/error uncaught exception Error: refused/);
  expect(computer.writtenText()).toContain('Error: and another');
  expect(computer.writtenText()).not.toContain('abcdefgh12345');
  expect(app.hasQuit).toBe(false);
});

test('logs an unhandled rejection without disturbing the user', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  process.listeners('unhandledRejection').at(-1)?.(new Error('too late'), Promise.resolve());
  expect(computer.writtenText()).toContain('error unhandled rejection Error: too late');
  expect(app.questions).toEqual([]);
});

test('stops watching for exceptions when the app quits', async ({ computer }) => {
  const before = process.listenerCount('uncaughtException');
  const app = await computer.launch(WITHOUT_PAGES);
  expect(process.listenerCount('uncaughtException')).toBe(before + 1);
  await app.quit();
  expect(process.listenerCount('uncaughtException')).toBe(before);
});

test('quits on system signals like Electron', async ({ computer }) => {
  const countListeners = () => process.listenerCount('SIGTERM') + process.listenerCount('SIGHUP');
  const before = countListeners();
  await computer.launch(WITHOUT_PAGES);
  expect(countListeners()).toBe(before);
});

test('logs native crash dumps at the next start and deletes them without sending them', async ({
  computer,
}) => {
  writeFileSync(join(computer.userData, 'a.dmp'), 'memory with a secret');
  const app = await computer.launch(WITHOUT_PAGES);
  expect(app.sendsDumps).toBe(false);
  expect(computer.writtenText()).toContain('error native crash of a process at');
  expect(computer.writtenText()).not.toContain('memory with a secret');
});
