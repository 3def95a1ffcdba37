import { createRequire } from 'node:module';
import { isLongForm } from '../../build/testing/long-form.ts';

/*
 * The React of development notes for its warnings who made each element, by the stack of an error for each of
 * the first thousands within a second. Nobody reads them here, and they are a fifth of what a screen costs.
 * This is done before anything imports React, which counts how many it has noted.
 */
const react = createRequire(import.meta.url)('react') as Record<string, unknown>;
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'));
Object.defineProperty(internals?.[1], 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

/*
 * Strict mode draws each screen twice and begins each effect twice, of which a fifth of all that happens here comes.
 * The long form does; people have the other.
 */
if (!isLongForm) react.StrictMode = react.Fragment;
