import {
  anything,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  recordOf,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';

const isFacts = recordOf(anything);

/** A record's timeline entry: a change, comment, task, or file. */
export const isEntry = object({
  what: oneOf(['change', 'comment', 'task', 'file']),
  id: text,
  at: text,
  by_id: orNull(text),
  by_name: orNull(text),
  /** For a change, the action with the fields before and after; for a note, its type and a call's outcome. */
  act: orNull(text),
  was: orNull(isFacts),
  now: orNull(isFacts),
  /** Note text, task title, or file name. */
  body: orNull(text),
  due_on: orNull(text),
  done_at: orNull(text),
  cursor: text,
});
/** Type of a note or logged conversation. */
export type ContactMethod = 'note' | 'private' | 'call' | 'meeting' | 'email';

export type TimelineEntry = ShapeOf<typeof isEntry>;
export const areEntries = listOf(isEntry);

export const isTask = object({
  id: text,
  kind: orNull(text),
  record_id: orNull(text),
  title: text,
  due_on: orNull(text),
  /** The time, if it has one. */
  due_at: orNullish(text),
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
  search: recordOf(anything),
  columns: anything,
  position: number,
});
export type SavedView = ShapeOf<typeof isSavedView>;
export const areSavedViews = listOf(isSavedView);
