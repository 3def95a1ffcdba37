import { expect, signInViaBridge } from '../../desktop/desktop.ts';
import {
  answer,
  front,
  ONE,
  saveWorkspaces,
  switchTo,
  tokenOf,
} from '../../desktop/several-workspaces.ts';
import { dataFolder, getBackendUrl, test, workspacePage } from '../../desktop/workspaces.ts';

test('opens the workspace on this computer and a hosted one at once', async ({ tried }) => {
  test.setTimeout(180_000);
  saveWorkspaces(tried, { kind: 'local' }, ONE);
  const app = await tried.launch();
  const page = await workspacePage(app);
  await signInViaBridge(page);
  const local = front(app);
  const hosted = await switchTo(app, 'one.example');
  expect(app.utilities.running).toBe(1);
  expect(await tokenOf(app, hosted)).toEqual(answer(null));
  expect(await getBackendUrl(app, local)).toMatch(/^http:\/\/127\.0\.0\.1:/);
  // The demo's password is for the local workspace's pages only.
  expect(await app.send('workspace.standing', [], {}, hosted.contents)).toMatchObject(
    answer({ demoPassword: null }),
  );

  app.utilities.crash();
  await expect.poll(() => local.reloads, { timeout: 90_000 }).toBe(1);
  expect(front(app)).toBe(hosted);
  expect(await switchTo(app, /^This computer/)).toBe(local);
  expect(dataFolder(tried)).toContain(tried.userData);
});
