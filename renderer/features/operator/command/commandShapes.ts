import {
  either,
  listOf,
  number,
  object,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const areFigures = recordOf(orNull(either(number, text)));

const isBoard = object({
  id: text,
  name: text,
  place: orNull(text),
  time_zone: text,
  computed_at: orNull(text),
  parts: recordOf(orNull(areFigures)),
});
export type Board = ShapeOf<typeof isBoard>;

export const isCommandCenter = object({ at: text, stale: number, communities: listOf(isBoard) });
export type CommandCenter = ShapeOf<typeof isCommandCenter>;

const isMove = object({
  id: text,
  kind: text,
  at: orNull(text),
  reason: orNull(text),
  unit: orNull(text),
  name: orNull(text),
});

const isShift = object({
  day: text,
  shift: text,
  position: text,
  required: number,
  scheduled: number,
  starts_at: text,
  ends_at: text,
});

const isReport = object({
  id: text,
  incident_id: text,
  type: text,
  at: text,
  due_at: text,
  rule: orNull(text),
});

const isDueOrder = object({
  id: text,
  number,
  title: text,
  priority: text,
  state: text,
  due_at: orNull(text),
  assignee: orNull(text),
  unit: orNull(text),
});

/** Lists are null without the position that reads them. */
export const isOperationsDay = object({
  day: text,
  now: text,
  time_zone: text,
  moves: orNull(listOf(isMove)),
  shifts: orNull(listOf(isShift)),
  reports: orNull(listOf(isReport)),
  orders: orNull(listOf(isDueOrder)),
  expiring: listOf(object({ id: text, kind: text, title: text, ends_on: text })),
});
export type OperationsDay = ShapeOf<typeof isOperationsDay>;

export const areBoardRows = listOf(
  object({
    id: text,
    at: orNull(text),
    reason: orNull(text),
    unit: orNull(text),
    name: orNull(text),
  }),
);

const isFeedEvent = object({
  id: text,
  area: text,
  community_id: text,
  community: text,
  at: text,
  kind: text,
  subject: orNull(text),
  detail: orNull(text),
  target_id: orNull(text),
});
export type FeedEvent = ShapeOf<typeof isFeedEvent>;

export const isFeed = object({ now: text, events: listOf(isFeedEvent) });
