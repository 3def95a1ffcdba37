import {
  anything,
  listOf,
  number,
  object,
  oneOf,
  orNothing,
  orNull,
  type ShapeOf,
  tableOf,
  text,
} from '../../kit/shape/shape.ts';

/** What happened to a record, or what somebody left there. */
export const isEntry = object({
  id: text,
  what: oneOf(['change', 'comment', 'task', 'file']),
  at: text,
  by_id: orNull(text),
  by_name: orNull(text),
  /** Of a change: what was done. */
  act: orNothing(text),
  was: orNothing(tableOf(anything)),
  now: orNothing(tableOf(anything)),
  /** Words of a comment, title of a task, name of a file. */
  body: orNothing(text),
  edited_at: orNothing(text),
  done_at: orNothing(text),
  cursor: text,
});
export type TimelineEntry = ShapeOf<typeof isEntry>;
export const areEntries = listOf(isEntry);

export const isTask = object({
  id: text,
  kind: orNull(text),
  record_id: orNull(text),
  title: text,
  due_on: orNull(text),
  assignee_id: orNull(text),
  done_at: orNull(text),
});
export type RecordTask = ShapeOf<typeof isTask>;
export const areTasks = listOf(isTask);

export const isFile = object({
  id: text,
  name: text,
  size: number,
  path: text,
  created_at: text,
});
export type RecordFile = ShapeOf<typeof isFile>;
export const areFiles = listOf(isFile);

export const arePeople = listOf(object({ id: text, name: text }));
export type Person = ShapeOf<typeof arePeople>[number];

export const areTags = listOf(text);

export const isSavedView = object({
  id: text,
  kind: text,
  name: text,
  owner_id: text,
  sharing: oneOf(['private', 'team']),
  search: tableOf(anything),
  columns: anything,
  position: number,
});
export type SavedView = ShapeOf<typeof isSavedView>;
export const areSavedViews = listOf(isSavedView);
