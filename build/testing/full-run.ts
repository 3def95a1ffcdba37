/**
 * True if heavy tests run in full: every kill, size, theme and engine. `npm run soak` sets it; `npm test` runs a
 * short form.
 */
export const isFullRun = process.env.HAVEN_LONG_FORM === '1';
