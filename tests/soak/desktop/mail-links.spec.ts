import { appLink } from '../../../shared/desktop/deep-links.ts';
import { expect, newestPage, test } from '../../desktop/desktop.ts';
import { getLinkTokenHash } from '../../desktop/mail.ts';
import { logOf, signUp } from '../../desktop/mail-links.ts';
import { createOtherDeviceClient } from '../../desktop/other-device.ts';

test('opens a password reset link in the running app', async ({ computer, workspace }) => {
  const email = 'mail.forgetful@people.example';
  const confirmation = await signUp(workspace, email);
  const elsewhere = await createOtherDeviceClient(workspace);
  await elsewhere.auth.verifyOtp({ token_hash: confirmation, type: 'signup' });
  const redirectTo = `${workspace}/auth?mode=reset`;
  await elsewhere.auth.resetPasswordForEmail(email, { redirectTo });
  const token = await getLinkTokenHash(workspace, email);

  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  app.openUrl(appLink(token, 'recovery', workspace));
  await expect(page.getByText(`This link is for the account ${email}.`)).toBeVisible();
  await page.getByLabel('New password').fill('seven geese over the barn');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/-dashboard$/);
  const again = { email, password: 'seven geese over the barn' };
  expect((await elsewhere.auth.signInWithPassword(again)).error).toBeNull();
  await app.quit();
  expect(logOf(computer)).not.toContain(token);
});
