import { appLink } from '../../shared/desktop/deep-links.ts';
import { expect, newestPage, test } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import { logOf, signUp } from './mail-links.ts';

test('starts from a confirmation link, replaces it with a second one, and confirms', async ({
  computer,
  workspace,
}) => {
  const [first, second] = ['mail.first@people.example', 'mail.second@people.example'];
  const tokens = [await signUp(workspace, first), await signUp(workspace, second)] as const;
  const argv = [appLink(tokens[0], 'signup', workspace)];
  const app = await computer.launch({ workspace, argv });
  const page = await newestPage(app);
  await expect(page.getByText(`This link is for the account ${first}.`)).toBeVisible();
  await expect(page).toHaveURL(`${TEST_ORIGIN}/auth/confirm`);
  await expect(page.getByRole('link', { name: 'Open Haven' })).toBeHidden();

  app.startAgain('/usr/bin/haven', appLink(tokens[1], 'signup', workspace));
  await expect(page.getByText(`This link is for the account ${second}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText(`You're signed in as ${second}`)).toBeVisible();

  // A stranger's link needs confirmation.
  app.openUrl(appLink(tokens[0], 'signup', workspace));
  await expect(page.getByText(`You're signed in as ${second}.`)).toBeVisible();
  await expect(page.getByText(`This link is for the account ${first}.`)).toBeVisible();
  await app.quit();
  for (const token of tokens) expect(logOf(computer)).not.toContain(token);
});
