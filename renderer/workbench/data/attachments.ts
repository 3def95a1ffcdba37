import * as s from '../../ui/shape/shape.ts';

const isFacts = s.recordOf(s.anything);

/** A record's timeline entry: a change, comment, task, or file. */
export const isEntry = s.object({
  what: s.oneOf(['change', 'comment', 'task', 'file']),
  id: s.text,
  at: s.text,
  by_id: s.orNull(s.text),
  by_name: s.orNull(s.text),
  /** For a change, the action with the fields before and after; for a note, its type and a call's outcome. */
  act: s.orNull(s.text),
  was: s.orNull(isFacts),
  now: s.orNull(isFacts),
  /** Note text, task title, or file name. */
  body: s.orNull(s.text),
  due_on: s.orNull(s.text),
  done_at: s.orNull(s.text),
  cursor: s.text,
});
/** Type of a note or logged conversation. */
export type ContactMethod = 'note' | 'private' | 'call' | 'meeting' | 'email';

export type TimelineEntry = s.ShapeOf<typeof isEntry>;
export const areEntries = s.listOf(isEntry);

export const isTask = s.object({
  id: s.text,
  kind: s.orNull(s.text),
  record_id: s.orNull(s.text),
  title: s.text,
  due_on: s.orNull(s.text),
  /** The time, if it has one. */
  due_at: s.orNullish(s.text),
  assignee_id: s.orNull(s.text),
  done_at: s.orNull(s.text),
});
export type RecordTask = s.ShapeOf<typeof isTask>;
export const areTasks = s.listOf(isTask);

export const isFile = s.object({
  id: s.text,
  name: s.text,
  size: s.number,
  path: s.text,
  created_at: s.text,
});
export type RecordFile = s.ShapeOf<typeof isFile>;
export const areFiles = s.listOf(isFile);

export const arePeople = s.listOf(s.object({ id: s.text, name: s.text }));
export type Person = s.ShapeOf<typeof arePeople>[number];

export const areTags = s.listOf(s.text);

export const isSavedView = s.object({
  id: s.text,
  kind: s.text,
  name: s.text,
  owner_id: s.text,
  sharing: s.oneOf(['private', 'team']),
  search: s.recordOf(s.anything),
  columns: s.anything,
  position: s.number,
});
export type SavedView = s.ShapeOf<typeof isSavedView>;
export const areSavedViews = s.listOf(isSavedView);
