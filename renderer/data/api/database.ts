import type { Database as Generated } from '#shared/database.types.ts';

type Schema = Generated['public'];

/**
 * What a call of the data client is declared as names this instead of writing out every table: fifty such
 * declarations were two thirds of what is worked out of the types of all screens.
 */
export interface PublicSchema extends Schema {}

/** The one place the renderer takes its row types from. */
export interface Database {
  public: PublicSchema;
}
