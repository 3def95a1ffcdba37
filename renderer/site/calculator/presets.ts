import type { Database } from '#shared/database.types.ts';
import { readRows } from '../data/publicData.ts';

type Row = Database['public']['Tables']['listings']['Row'];
type Told = 'price' | 'total_units' | 'occupancy_rate' | 'cap_rate' | 'avg_monthly_rate';

/** A community for sale that tells enough of itself to fill a calculator with. */
export type Preset = Pick<
  Row,
  'id' | 'property_name' | 'location' | 'total_beds' | 'licensed_beds'
> & {
  readonly [Name in Told]: number;
};

const TOLD = ['price', 'total_units', 'occupancy_rate', 'cap_rate', 'avg_monthly_rate'] as const;

const QUERY = {
  select: `id,property_name,location,total_beds,licensed_beds,${TOLD}`,
  approval_status: 'eq.approved',
  status: 'eq.active',
  ...Object.fromEntries(TOLD.map((name) => [name, 'gt.0'])),
  order: 'created_at.desc,id.desc',
  limit: '3',
};

const isPreset = (row: Partial<Preset>): boolean =>
  typeof row.property_name === 'string' && TOLD.every((name) => typeof row[name] === 'number');

const isList = (value: unknown): value is readonly Preset[] =>
  Array.isArray(value) && value.every((row) => isPreset(Object(row)));

/** The three newest that do, as everybody may see them. */
export const loadPresets = (signal: AbortSignal) =>
  readRows('listings', QUERY, { accepts: isList, signal, retries: 1 });

/** What such a community earns by its own price and cap rate. */
export const impliedNoi = ({ price, cap_rate: cap }: Preset): number =>
  Math.round((price * cap) / 100);
