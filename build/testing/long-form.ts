/**
 * Whether the heavy kinds of tests run at full length: every kill, size, theme and engine. `npm run soak`
 * says so; `npm test` runs a short form of each.
 */
export const isLongForm = process.env.HAVEN_LONG_FORM === '1';

/** Worn by a test of the browser that runs in the long form alone; playwright.config.ts leaves it out of the other. */
export const LONG_FORM = { tag: '@long' } as const;
