import { PROSPECT_EVENTS } from '#shared/operator/prospects.ts';
import {
  listOf,
  number,
  object,
  oneOf,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isProspectEvent = object({
  id: text,
  type: oneOf(PROSPECT_EVENTS.map(({ value }) => value)),
  at: text,
  amount: orNull(number),
  unit_id: orNull(text),
  reason: orNull(text),
  note: orNull(text),
});
export const areProspectEvents = listOf(isProspectEvent);

const isWaitlistRow = object({
  place: number,
  id: text,
  name: text,
  group: oneOf(['priority', 'deposit', 'other']),
  priority: text,
  joined_at: text,
  deposit: orNull(number),
  declined_offers: number,
  care_type: orNull(text),
  unit_types: listOf(text),
  desired_on: orNull(text),
  ready_units: number,
});
export const areWaitlistRows = listOf(isWaitlistRow);

export const isConversion = object({
  measures: recordOf(number),
  lost_reasons: listOf(object({ reason: orNull(text), count: number })),
  sources: listOf(object({ source: orNull(text), inquired: number, moved_in: number })),
});
export type Conversion = ShapeOf<typeof isConversion>;

export const areConversionRows = listOf(
  object({
    id: text,
    name: text,
    inquired_on: text,
    stage: text,
    source: orNull(text),
    lost_reason: orNull(text),
  }),
);
