import { requestDeletionTwice } from './leaving.ts';
import {
  createNewUser,
  NEW_USER_PASSWORD,
  openSignedIn,
  testInOwnProfile as test,
} from './product.ts';

test('an account deletion is requested, canceled and requested again, and every screen offers to keep the account', async ({
  page,
  product,
}) => {
  const email = await createNewUser(product, 'buyer');
  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await requestDeletionTwice(page);
});
