import type { MARKET_FIGURE_COLUMNS } from '#shared/listings/columns.ts';
import type { Database } from '../../../data/api/database.ts';
import type { Picture } from '../../listings/market/index.ts';

type Row = Database['public']['Tables']['listings']['Row'];

/** Public fields of a listing that demos calculate with. */
export type Community = Pick<Row, (typeof MARKET_FIGURE_COLUMNS)[number]> & {
  readonly listing_images: readonly Picture[];
};
