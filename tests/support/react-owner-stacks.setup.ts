import { createRequire } from 'node:module';

/**
 * Keeps React's development build from recording the owner stack of each element, which costs a fifth of the time of
 * these tests. React records none once this count is high. Runs before anything imports React.
 */
const react = createRequire(import.meta.url)('react') as Record<string, object>;
const internals = Object.keys(react).find((name) => name.startsWith('__CLIENT_INTERNALS'));
Object.defineProperty(react[`${internals}`], 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
