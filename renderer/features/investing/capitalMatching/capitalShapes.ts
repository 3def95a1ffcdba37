import {
  anything,
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const box = {
  id: text,
  name: text,
  provider: text,
  kind: text,
  minimum: number,
  maximum: number,
  care_types: listOf(text),
  states: listOf(text),
  max_ltv_bps: orNull(number),
  min_dscr_bps: orNull(number),
  min_return_bps: orNull(number),
  rate_from_bps: orNull(number),
  rate_to_bps: orNull(number),
  recourse: orNull(text),
  min_units: orNull(number),
  min_occupancy_bps: orNull(number),
  notes: text,
  is_published: bool,
  n: number,
  confirmed_on: text,
};
const isBox = object(box);
export type CapitalBox = ShapeOf<typeof isBox>;

const isRequest = object({
  id: text,
  title: text,
  side: text,
  amount: number,
  care_type: text,
  state: text,
  ltv_bps: orNull(number),
  dscr_bps: orNull(number),
  return_bps: orNull(number),
  rate_bps: orNull(number),
  accepts_recourse: bool,
  units: orNull(number),
  occupancy_bps: orNull(number),
  summary: text,
  n: number,
});
export type CapitalRequest = ShapeOf<typeof isRequest>;

const isIntroduction = object({
  id: text,
  request_id: text,
  title: text,
  side: text,
  amount: number,
  state: text,
  care_type: text,
  summary: text,
  box_id: orNull(text),
  provider: text,
  conversation_id: orNull(text),
  status: text,
  offered: orNull(number),
  note: text,
  introduced_at: text,
  updated_at: text,
  n: number,
  is_mine: bool,
});
export type Introduction = ShapeOf<typeof isIntroduction>;

export const isCapitalMatching = object({
  requests: listOf(isRequest),
  boxes: listOf(isBox),
  introductions: listOf(isIntroduction),
});
export type CapitalMatching = ShapeOf<typeof isCapitalMatching>;

export const isMatchList = listOf(
  object({
    ...box,
    introduction_id: orNull(text),
    reasons: listOf(object({ fact: text, fit: text, wants: anything, has: anything })),
  }),
);
export type CapitalMatch = ShapeOf<typeof isMatchList>[number];
