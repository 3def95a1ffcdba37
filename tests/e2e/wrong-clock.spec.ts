import { testInOwnProfile as test } from './product.ts';
import { AHEAD, BEHIND, testNotificationAge, testSessionAndNotes } from './wrong-clock.ts';

/** The browser logs an error for every offline or rejected request. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

testSessionAndNotes(AHEAD);
testNotificationAge(BEHIND);
