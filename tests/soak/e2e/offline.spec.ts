import { testConnectionNotice } from '../../e2e/offline.ts';
import { testInOwnProfile as test } from '../../e2e/product.ts';

/** The browser logs an error for every request made offline. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

testConnectionNotice({
  what: 'a public page',
  path: '/about',
  chunk: /\/InstallOverlays-.*js$/,
});
testConnectionNotice({
  what: 'a list',
  path: '/investment-opportunities',
  chunk: /\/late-[^/]*\.js$/,
});
