import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { createNewUser, expect, mailTo, NEW_USER_PASSWORD, openSignedIn, test } from './product.ts';

const COMMUNITY = 'dec0de00-0000-4000-8000-00000000b001';

test('an invited relative sees what a resident shares, until the consent is withdrawn', async ({
  page: director,
  openForAnother,
  product,
}) => {
  const email = await createNewUser(product, 'operator');
  await openSignedIn(director, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await director.goto(`${linkTo('operatorFamilyPortal')}?community=${COMMUNITY}&tab=access`);
  await director.getByRole('button', { name: 'Invite family member' }).click();
  const invite = director.getByRole('dialog', { name: 'Invite family member' });
  await invite.getByLabel('Email').fill(email);
  await invite.getByRole('button', { name: 'Send invite' }).click();
  await expect(invite).toBeHidden();

  // The relative gets the email, accepts, and sees nothing yet.
  await expect
    .poll(async () => (await mailTo(product, email)).map(({ subject }) => subject).join())
    .toContain('Join the team of');
  const relative = await openForAnother();
  await relative.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(relative, product.url, email, NEW_USER_PASSWORD);
  await relative.goto(linkTo('workspaceSettings'));
  await relative.getByRole('button', { name: /^Join / }).click();
  await expect(relative.getByText(/^You joined /).first()).toBeVisible();
  await expect(relative.getByRole('button', { name: /^Join / })).toBeHidden();
  await relative.goto(linkTo('operatorFamilyPortal'));
  await expect(relative.getByText('Nothing is shared with you now')).toBeVisible();

  // The resident agrees to updates.
  await director.reload();
  const table = director.getByRole('table', { name: 'Family access' });
  const row = table.getByRole('row').filter({ hasText: '—' }).first();
  const resident = (await row.getByRole('button').textContent()) ?? '';
  await row.getByRole('button').click();
  const access = director.getByRole('dialog', { name: `Family access: ${resident}` });
  const choice = access.getByLabel('Family member to share with');
  const option = choice.locator('option', { hasText: email });
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  await access.getByRole('button', { name: 'Share profile' }).click();
  await access.getByLabel('Updates and photos').click();
  await expect(access.getByLabel('Updates and photos')).toBeChecked();

  // The open portal shows it, and only it.
  await expect(relative.getByText(resident).first()).toBeVisible();
  await expect(relative.getByRole('tab', { name: 'Updates' })).toBeVisible();
  for (const closed of ['Messages', 'Calendar and visits']) {
    await expect(relative.getByRole('tab', { name: closed })).toBeHidden();
  }

  // A withdrawal closes it at once.
  await access.getByLabel('Updates and photos').click();
  await expect(relative.getByRole('tab', { name: 'Updates' })).toBeHidden();
  await access.getByLabel('Name, unit, and stays').click();
  await expect(relative.getByText(resident).first()).toBeHidden();
});
