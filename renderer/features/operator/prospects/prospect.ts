import { PROSPECT_EVENTS } from '#shared/operator/prospects.ts';
import * as s from '../../../ui/shape/shape.ts';

const isProspectEvent = s.object({
  id: s.text,
  type: s.oneOf(PROSPECT_EVENTS.map(({ value }) => value)),
  at: s.text,
  amount: s.orNull(s.number),
  unit_id: s.orNull(s.text),
  reason: s.orNull(s.text),
  note: s.orNull(s.text),
});
export const areProspectEvents = s.listOf(isProspectEvent);

const isWaitlistRow = s.object({
  place: s.number,
  id: s.text,
  name: s.text,
  group: s.oneOf(['priority', 'deposit', 'other']),
  priority: s.text,
  joined_at: s.text,
  deposit: s.orNull(s.number),
  declined_offers: s.number,
  care_type: s.orNull(s.text),
  unit_types: s.listOf(s.text),
  desired_on: s.orNull(s.text),
  ready_units: s.number,
});
export const areWaitlistRows = s.listOf(isWaitlistRow);

export const isConversion = s.object({
  measures: s.recordOf(s.number),
  lost_reasons: s.listOf(s.object({ reason: s.orNull(s.text), count: s.number })),
  sources: s.listOf(s.object({ source: s.orNull(s.text), inquired: s.number, moved_in: s.number })),
});
export type Conversion = s.ShapeOf<typeof isConversion>;

export const areConversionRows = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    inquired_on: s.text,
    stage: s.text,
    source: s.orNull(s.text),
    lost_reason: s.orNull(s.text),
  }),
);
