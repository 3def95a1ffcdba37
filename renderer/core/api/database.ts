/** The one place the renderer takes its row types from. */
export type { Database } from '#shared/database.types.ts';
