import { ROUTES_WITHOUT_PARAMS, TEST_USERS } from '../../e2e/people.ts';
import { testWalk } from '../../e2e/walk.ts';

for (const walker of TEST_USERS) testWalk(walker, ROUTES_WITHOUT_PARAMS);
