import { toCents, toDollars } from '#shared/underwriting/cents.ts';
import { noiAtCapRate } from '#shared/underwriting/ratio.ts';
import * as s from '../../ui/shape/shape.ts';
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
const arePresets = s.listOf(
  s.object({
    id: s.text,
    property_name: s.text,
    location: s.text,
    total_beds: s.orNull(s.number),
    licensed_beds: s.orNull(s.number),
    price: s.number,
    total_units: s.number,
    occupancy_rate: s.number,
    cap_rate: s.number,
    avg_monthly_rate: s.number,
  }),
);

export type Preset = s.ShapeOf<typeof arePresets>[number];

/** Loads the three newest such listings with visitor access. */
export const loadPresets = (signal: AbortSignal) =>
  readRows('listings', QUERY, { accepts: arePresets, signal, retries: 1 });

/** NOI implied by a listing's price and cap rate. */
export const impliedNoi = ({ price, cap_rate: cap }: Preset): number =>
  Math.round(toDollars(noiAtCapRate(toCents(price), cap / 100)));
