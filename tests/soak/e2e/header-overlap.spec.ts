import { testHeader } from '../../e2e/header-overlap.ts';

for (const name of [
  'admin',
  'support',
  'broker-of-record',
  'broker',
  'vendor',
  'operator',
  'investor',
  'seller',
  'buyer-pro',
]) {
  testHeader(name);
}
