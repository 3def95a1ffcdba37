import { testLayoutShift } from '../../e2e/layout-shift.ts';

testLayoutShift('a broker', 'app');
for (const user of ['a broker', 'a seller', 'a buyer', 'an operator', 'a vendor'] as const) {
  testLayoutShift(user, 'document');
}
