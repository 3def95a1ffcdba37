import { testBrokerWeek } from '../../e2e/broker-week.ts';

testBrokerWeek(true);
