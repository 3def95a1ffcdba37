import * as s from '../../../ui/shape/shape.ts';

const box = {
  id: s.text,
  name: s.text,
  provider: s.text,
  kind: s.text,
  minimum: s.number,
  maximum: s.number,
  care_types: s.listOf(s.text),
  states: s.listOf(s.text),
  max_ltv_bps: s.orNull(s.number),
  min_dscr_bps: s.orNull(s.number),
  min_return_bps: s.orNull(s.number),
  rate_from_bps: s.orNull(s.number),
  rate_to_bps: s.orNull(s.number),
  recourse: s.orNull(s.text),
  min_units: s.orNull(s.number),
  min_occupancy_bps: s.orNull(s.number),
  notes: s.text,
  is_published: s.bool,
  n: s.number,
  confirmed_on: s.text,
};
const isBox = s.object(box);
export type CapitalBox = s.ShapeOf<typeof isBox>;

const isRequest = s.object({
  id: s.text,
  title: s.text,
  side: s.text,
  amount: s.number,
  care_type: s.text,
  state: s.text,
  ltv_bps: s.orNull(s.number),
  dscr_bps: s.orNull(s.number),
  return_bps: s.orNull(s.number),
  rate_bps: s.orNull(s.number),
  accepts_recourse: s.bool,
  units: s.orNull(s.number),
  occupancy_bps: s.orNull(s.number),
  summary: s.text,
  n: s.number,
});
export type CapitalRequest = s.ShapeOf<typeof isRequest>;

const isIntroduction = s.object({
  id: s.text,
  request_id: s.text,
  title: s.text,
  side: s.text,
  amount: s.number,
  state: s.text,
  care_type: s.text,
  summary: s.text,
  box_id: s.orNull(s.text),
  provider: s.text,
  conversation_id: s.orNull(s.text),
  status: s.text,
  offered: s.orNull(s.number),
  note: s.text,
  introduced_at: s.text,
  updated_at: s.text,
  n: s.number,
  is_mine: s.bool,
});
export type Introduction = s.ShapeOf<typeof isIntroduction>;

export const isCapitalMatching = s.object({
  requests: s.listOf(isRequest),
  boxes: s.listOf(isBox),
  introductions: s.listOf(isIntroduction),
});
export type CapitalMatching = s.ShapeOf<typeof isCapitalMatching>;

export const isMatchList = s.listOf(
  s.object({
    ...box,
    introduction_id: s.orNull(s.text),
    reasons: s.listOf(s.object({ fact: s.text, fit: s.text, wants: s.anything, has: s.anything })),
  }),
);
export type CapitalMatch = s.ShapeOf<typeof isMatchList>[number];
