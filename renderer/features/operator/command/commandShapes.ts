import * as s from '../../../ui/shape/shape.ts';

const areFigures = s.recordOf(s.orNull(s.either(s.number, s.text)));

const isBoard = s.object({
  id: s.text,
  name: s.text,
  place: s.orNull(s.text),
  time_zone: s.text,
  computed_at: s.orNull(s.text),
  parts: s.recordOf(s.orNull(areFigures)),
});
export type Board = s.ShapeOf<typeof isBoard>;

export const isCommandCenter = s.object({
  at: s.text,
  stale: s.number,
  communities: s.listOf(isBoard),
});
export type CommandCenter = s.ShapeOf<typeof isCommandCenter>;

const isMove = s.object({
  id: s.text,
  kind: s.text,
  at: s.orNull(s.text),
  reason: s.orNull(s.text),
  unit: s.orNull(s.text),
  name: s.orNull(s.text),
});

const isShift = s.object({
  day: s.text,
  shift: s.text,
  position: s.text,
  required: s.number,
  scheduled: s.number,
  starts_at: s.text,
  ends_at: s.text,
});

const isReport = s.object({
  id: s.text,
  incident_id: s.text,
  type: s.text,
  at: s.text,
  due_at: s.text,
  rule: s.orNull(s.text),
});

const isDueOrder = s.object({
  id: s.text,
  number: s.number,
  title: s.text,
  priority: s.text,
  state: s.text,
  due_at: s.orNull(s.text),
  assignee: s.orNull(s.text),
  unit: s.orNull(s.text),
});

/** Lists are null without the position that reads them. */
export const isOperationsDay = s.object({
  day: s.text,
  now: s.text,
  time_zone: s.text,
  moves: s.orNull(s.listOf(isMove)),
  shifts: s.orNull(s.listOf(isShift)),
  reports: s.orNull(s.listOf(isReport)),
  orders: s.orNull(s.listOf(isDueOrder)),
  expiring: s.listOf(s.object({ id: s.text, kind: s.text, title: s.text, ends_on: s.text })),
});
export type OperationsDay = s.ShapeOf<typeof isOperationsDay>;

export const areBoardRows = s.listOf(
  s.object({
    id: s.text,
    at: s.orNull(s.text),
    reason: s.orNull(s.text),
    unit: s.orNull(s.text),
    name: s.orNull(s.text),
  }),
);

const isFeedEvent = s.object({
  id: s.text,
  area: s.text,
  community_id: s.text,
  community: s.text,
  at: s.text,
  kind: s.text,
  subject: s.orNull(s.text),
  detail: s.orNull(s.text),
  target_id: s.orNull(s.text),
});
export type FeedEvent = s.ShapeOf<typeof isFeedEvent>;

export const isFeed = s.object({ now: s.text, events: s.listOf(isFeedEvent) });
