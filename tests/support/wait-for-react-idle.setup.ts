import { configure, getConfig } from '@testing-library/react';

/**
 * React works in immediates, and what a screen does after rendering, such as setting the title and moving focus, runs
 * in a later one. Waits until these are done too once a screen is found.
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
