import { configure, getConfig } from '@testing-library/react';

/**
 * React does its work in immediates, and what a screen does once it is drawn, as naming the page and
 * moving the focus, in a later one. Who has found a screen finds that done too.
 */
async function atRest(): Promise<void> {
  while (process.getActiveResourcesInfo().includes('Immediate')) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await atRest();
      return found;
    }),
});
