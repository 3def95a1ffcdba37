import { testLayoutShift } from './layout-shift.ts';

testLayoutShift('a broker', 'app');
testLayoutShift('an operator', 'app');
