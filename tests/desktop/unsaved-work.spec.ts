import { expect, test, WITHOUT_PAGES } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';

/** Launches an app with a partly filled form in its window. */
async function launchWithDraft(computer: Computer): Promise<RunningApp> {
  const app = await computer.launch(WITHOUT_PAGES);
  await app.send('work.unsaved', [true]);
  return app;
}
const EXPECTED_QUESTIONS = ['This window has unsaved changes.'];

test('asks before closing a window with unsaved work, and keeps it', async ({ computer }) => {
  const app = await launchWithDraft(computer);
  app.answer = 'Keep Working';
  await app.windows[0]?.close();
  await expect.poll(() => app.questions).toEqual(EXPECTED_QUESTIONS);
  expect(app.windows[0]?.isGone).toBe(false);

  app.answer = 'Close Without Saving';
  await expect
    .poll(async () => {
      await app.windows[0]?.close();
      return app.windows[0]?.isGone;
    })
    .toBe(true);
});

test('closes a window without asking if its work is saved or it only hides in the tray', async ({
  computer,
}) => {
  const app = await launchWithDraft(computer);
  await app.send('settings.change', [{ name: 'closeToTray', value: true }]);
  await app.windows[0]?.close();
  expect(app.windows[0]).toMatchObject({ isGone: false, isShown: false });
  await app.send('settings.change', [{ name: 'closeToTray', value: false }]);
  await app.send('work.unsaved', [false]);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
  expect(app.questions).toEqual([]);
});

test('asks before any window closes when quitting with unsaved work', async ({ computer }) => {
  const app = await launchWithDraft(computer);
  app.system.choose('New Window');
  app.answer = 'Keep Working';
  await app.quit();
  await expect.poll(() => app.questions).toEqual(EXPECTED_QUESTIONS);
  expect(app.open).toHaveLength(2);

  app.answer = 'Quit Without Saving';
  await app.quit();
  await expect.poll(() => app.hasQuit).toBe(true);
  await app.quit();
  expect(app.open).toEqual([]);
  expect(app.questions).toHaveLength(2);
});

test('asks once when quitting and says how many windows have unsaved work', async ({
  computer,
}) => {
  const app = await launchWithDraft(computer);
  app.system.choose('New Window');
  await app.send('work.unsaved', [true], {}, app.windows[1]?.contents);
  app.answer = 'Keep Working';
  await app.quit();
  await expect.poll(() => app.questions).toEqual(['2 windows have unsaved changes.']);
});

test('closes windows to the tray again after a cancelled quit', async ({ computer }) => {
  const app = await launchWithDraft(computer);
  await app.send('settings.change', [{ name: 'closeToTray', value: true }]);
  app.answer = 'Keep Working';
  await app.quit();
  await expect.poll(() => app.questions).toEqual(EXPECTED_QUESTIONS);
  await app.windows[0]?.close();
  expect(app.windows[0]).toMatchObject({ isGone: false, isShown: false });
});

for (const [system, wouldEnd] of [
  ['a session of Windows', (app: RunningApp) => app.windows[0]?.wouldEndSession()],
  ['a Mac or Linux computer', (app: RunningApp) => app.wouldShutDown()],
] as const) {
  test(`delays the end of ${system} until the user decides about unsaved work`, async ({
    computer,
  }) => {
    const app = await launchWithDraft(computer);
    app.answer = 'Keep Working';
    expect(wouldEnd(app)).toBe(false);
    await expect.poll(() => app.questions).toEqual(EXPECTED_QUESTIONS);
    expect(app.hasQuit).toBe(false);

    await app.send('work.unsaved', [false]);
    expect(wouldEnd(app)).toBe(true);
  });
}
