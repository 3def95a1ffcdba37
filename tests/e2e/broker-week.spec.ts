import { testBrokerWeek } from './broker-week.ts';

testBrokerWeek(false);
