import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const ADMIN = 'admin@demo.havenexchange.example';

test('an administrator sees problems in plain language and all operating figures', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, ADMIN, DEMO_PASSWORD);
  await page.goto(linkTo('adminOperationsCenter'));
  const wrong = page.getByRole('region', { name: 'Issues' });
  await expect(wrong).toContainText('No backup has been made here yet');
  await expect(wrong).toContainText('came back after someone had resolved');
  await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toContainText(
    'prune operations',
  );
  await expect(page.getByRole('main')).toContainText(
    "the pg_stat_statements extension isn't installed",
  );
  await wrong.getByRole('link', { name: /came back/ }).click();
  await expect(page.getByRole('region', { name: 'Operations center' })).toContainText('Reopened');
});
