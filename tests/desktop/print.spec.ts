import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, WITHOUT_PAGES } from './desktop.ts';

test('shows one dialog for repeated requests', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const choice = Promise.withResolvers<string | null>();
  app.saving.place = () => choice.promise;
  const printCalls = Array.from({ length: 10 }, () => app.send('printing.print', []));
  await expect.poll(() => app.saving.asked.length).toBe(1);
  choice.resolve(null);
  await Promise.all(printCalls);
  expect(app.saving.asked).toHaveLength(1);
});

test('leaves no partial file if writing fails', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const before = readdirSync(computer.userData);
  // The target path is a folder.
  app.saving.place = () => join(computer.userData, 'workspaces', '..');
  await app.send('printing.print', []);
  expect(readdirSync(computer.userData)).toEqual(before);
});
