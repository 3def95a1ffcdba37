import { testLayoutShift } from '../../e2e/layout-shift.ts';

for (const user of ['a broker', 'an operator'] as const) testLayoutShift(user, 'app');

for (const user of ['a broker', 'a seller', 'a buyer', 'a vendor'] as const) {
  testLayoutShift(user, 'document');
}
