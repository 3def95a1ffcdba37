import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expectText, HOSTILE, mark } from './hostile-forms.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';

test('a hostile contact created in the form stays text in its record and the list', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await page.getByRole('button', { name: 'New contact' }).click();
  const form = page.getByRole('form', { name: 'New contact' });
  await form.getByLabel('Name').fill(HOSTILE);
  await form.getByRole('button', { name: /^(?:Save|Add|Make|Create)/ }).click();
  await expect(form).toBeHidden();
  await expectText(page);
  await page.goto(linkTo('clients', undefined, { search: mark }));
  await expectText(page);
});
