import { expect, test, WITHOUT_PAGES } from './desktop.ts';

test('reloads a crashed window three times, then asks the user', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const [window] = app.windows;
  for (let crash = 1; crash <= 3; crash += 1) {
    window?.crash('crashed');
    await expect.poll(() => window?.reloads).toBe(crash);
  }
  expect(app.questions).toEqual([]);

  app.answer = 'Quit';
  window?.crash('oom');
  await expect.poll(() => app.hasQuit).toBe(true);
  expect(app.questions).toEqual(['This window keeps crashing.']);
  expect(window?.reloads).toBe(3);
  expect(computer.writtenText()).toContain('error the window main crashed: oom, exit code 1');
});

test('ignores a window that exited cleanly', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  app.windows[0]?.crash('clean-exit');
  app.windows[0]?.crash('crashed');
  await expect.poll(() => app.windows[0]?.reloads).toBe(1);
  expect(computer.writtenText()).not.toContain('clean-exit');
});
