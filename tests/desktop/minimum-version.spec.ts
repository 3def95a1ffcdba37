import { expect, test } from './desktop.ts';

const SITUATION = { showsPages: false, version: '1.0.0', answer: 'Quit' };

test('quits a version that the organization no longer allows before a window opens', async ({
  computer,
}) => {
  computer.decide({ MinimumVersion: '1.1.0' });
  const app = await computer.launch({ ...SITUATION, workspace: 'http://127.0.0.1:9' });
  expect(app.questions).toEqual(['Haven Exchange 1.0.0 is no longer allowed.']);
  expect(app.hasQuit).toBe(true);
  expect(app.windows).toEqual([]);
  expect(computer.asked).toEqual([]);
});

test('opens the minimum version as usual', async ({ computer }) => {
  computer.decide({ MinimumVersion: '1.0.0' });
  const app = await computer.launch({ ...SITUATION, workspace: 'http://127.0.0.1:9' });
  expect(app.questions).toEqual([]);
  expect(app.windows).toHaveLength(1);
});
