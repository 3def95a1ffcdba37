/**
 * Whether the heavy kinds of tests run at full length: every kill, size, theme and engine. `npm run soak`
 * says so; `npm test` runs a short form of each.
 */
export const isLongForm = process.env.HAVEN_LONG_FORM === '1';
