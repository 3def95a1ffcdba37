import { toCents, toDollars } from '#shared/underwriting/cents.ts';
import { noiAtCapRate } from '#shared/underwriting/ratio.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../ui/shape/shape.ts';
import { readRows } from '../data/publicData.ts';

const REQUIRED_FIELDS = [
  'price',
  'total_units',
  'occupancy_rate',
  'cap_rate',
  'avg_monthly_rate',
] as const;

const QUERY = {
  select: `id,property_name,location,total_beds,licensed_beds,${REQUIRED_FIELDS}`,
  approval_status: 'eq.approved',
  status: 'eq.active',
  ...Object.fromEntries(REQUIRED_FIELDS.map((name) => [name, 'gt.0'])),
  order: 'created_at.desc,id.desc',
  limit: '3',
};

/** A listing with enough data to fill a calculator. */
const arePresets = listOf(
  object({
    id: text,
    property_name: text,
    location: text,
    total_beds: orNull(number),
    licensed_beds: orNull(number),
    price: number,
    total_units: number,
    occupancy_rate: number,
    cap_rate: number,
    avg_monthly_rate: number,
  }),
);

export type Preset = ShapeOf<typeof arePresets>[number];

/** Loads the three newest such listings with visitor access. */
export const loadPresets = (signal: AbortSignal) =>
  readRows('listings', QUERY, { accepts: arePresets, signal, retries: 1 });

/** NOI implied by a listing's price and cap rate. */
export const impliedNoi = ({ price, cap_rate: cap }: Preset): number =>
  Math.round(toDollars(noiAtCapRate(toCents(price), cap / 100)));
