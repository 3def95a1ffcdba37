import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import { appLink } from '../../shared/desktop/deep-links.ts';
import { expect, newestPage, test } from './desktop.ts';
import type { Computer } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import { getLinkTokenHash } from './mail.ts';
import { createOtherDeviceClient } from './other-device.ts';

const PASSWORD = 'a long walk by the lake';

/** Signs a user up in a browser; returns the token of their link. */
async function signUp(workspace: string, email: string): Promise<string> {
  const client = await createOtherDeviceClient(workspace);
  const emailRedirectTo = `${workspace}/auth/confirm`;
  const options = { emailRedirectTo, data: { user_type: 'buyer', full_name: 'Mail Reader' } };
  const { error } = await client.auth.signUp({ email, password: PASSWORD, options });
  if (error) throw error;
  return getLinkTokenHash(workspace, email);
}

/** Returns the app's whole log. */
function logOf(computer: Computer): string {
  const folder = join(computer.userData, 'logs');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

test('starts from a confirmation link, replaces it with a second one, and confirms', async ({
  computer,
  workspace,
}) => {
  const [first, second] = ['mail.first@people.example', 'mail.second@people.example'];
  const tokens = [await signUp(workspace, first), await signUp(workspace, second)] as const;
  const argv = [appLink(tokens[0], 'signup')];
  const app = await computer.launch({ workspace, argv });
  const page = await newestPage(app);
  await expect(page.getByText(`This link is for the account ${first}.`)).toBeVisible();
  await expect(page).toHaveURL(`${TEST_ORIGIN}/auth/confirm`);
  await expect(page.getByRole('link', { name: 'Open Haven' })).toBeHidden();

  app.startAgain('/usr/bin/haven', appLink(tokens[1], 'signup'));
  await expect(page.getByText(`This link is for the account ${second}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText(`You're signed in as ${second}`)).toBeVisible();

  // A stranger's link needs confirmation.
  app.openUrl(appLink(tokens[0], 'signup'));
  await expect(page.getByText(`You're signed in as ${second}.`)).toBeVisible();
  await expect(page.getByText(`This link is for the account ${first}.`)).toBeVisible();
  await app.quit();
  for (const token of tokens) expect(logOf(computer)).not.toContain(token);
});

test(
  'opens a password reset link in the running app',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
    const email = 'mail.forgetful@people.example';
    const confirmation = await signUp(workspace, email);
    const elsewhere = await createOtherDeviceClient(workspace);
    await elsewhere.auth.verifyOtp({ token_hash: confirmation, type: 'signup' });
    const redirectTo = `${workspace}/auth?mode=reset`;
    await elsewhere.auth.resetPasswordForEmail(email, { redirectTo });
    const token = await getLinkTokenHash(workspace, email);

    const app = await computer.launch({ workspace });
    const page = await newestPage(app);
    app.openUrl(appLink(token, 'recovery'));
    await expect(page.getByText(`This link is for the account ${email}.`)).toBeVisible();
    await page.getByLabel('New password').fill('seven geese over the barn');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(/-dashboard$/);
    const again = { email, password: 'seven geese over the barn' };
    expect((await elsewhere.auth.signInWithPassword(again)).error).toBeNull();
    await app.quit();
    expect(logOf(computer)).not.toContain(token);
  },
);
