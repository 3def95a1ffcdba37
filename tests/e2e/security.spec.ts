import { createNewUser, test } from './product.ts';
import { secureAccount } from './security.ts';

// renderer/features/account/auth/secondFactor.test.tsx and tests/contract/auth-mfa.test.ts cover recovery codes.
test('a user resets a forgotten password, turns on two-factor authentication, and signs in by code', async ({
  page,
  product,
}) => {
  await secureAccount(page, product, await createNewUser(product, 'buyer'));
});
