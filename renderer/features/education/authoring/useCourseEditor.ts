import { useCallback, useState } from 'react';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { readPersistedEntry, writePersisted } from '../../../session/persisted/persisted.ts';
import * as s from '../../../ui/shape/shape.ts';
import { useSaveCourseDraftMutation } from './authoringApi.ts';
import {
  type CourseDraft,
  checkCourse,
  type DraftErrors,
  type EditedCourse,
  editCourse,
} from './courseDraft.ts';

const isStored = s.object({
  base: s.number,
  course: s.object({
    title: s.text,
    summary: s.text,
    category: s.text,
    level: s.text,
    quizQuestions: s.text,
    passingPercent: s.text,
    attemptsPerDay: s.text,
    validMonths: s.text,
    lessons: s.listOf(s.anything),
    questions: s.listOf(s.anything),
  }),
});

const keyOf = (courseId: string): string => `course-draft:${courseId}`;

interface Edits {
  /** The version these edits started from. */
  readonly base: number;
  readonly course: EditedCourse;
}

function readEdits(userId: string, courseId: string): Edits | null {
  const stored = readPersistedEntry(userId, keyOf(courseId));
  return isStored(stored) ? (stored as unknown as Edits) : null;
}

export interface CourseEditorState {
  readonly course: EditedCourse;
  readonly isDirty: boolean;
  /** The saved version. */
  readonly version: number;
  readonly errors: DraftErrors;
  readonly change: (change: (before: EditedCourse) => EditedCourse) => void;
  /** Saves the edits; returns false if a field is invalid or the server refused. */
  readonly save: () => Promise<boolean>;
  readonly undo: () => void;
  readonly isSaving: boolean;
  readonly error: unknown;
}

/** Edits of a course draft. They are kept in this browser until they are saved. */
export function useCourseEditor(draft: CourseDraft, userId: string): CourseEditorState {
  const [edits, setEdits] = useState<Edits | null>(() => readEdits(userId, draft.id));
  const [saved, setSaved] = useState(() => ({
    version: draft.version,
    course: editCourse(draft.content),
    /** The version a save replaced; the query returns it until it has refetched. */
    replaced: -1,
  }));
  const [errors, setErrors] = useState<DraftErrors>(new Map());
  const [send, { isLoading, error, reset }] = useSaveCourseDraftMutation();
  // A newer version of the draft replaces what is shown, but never unsaved edits.
  const isBehind = draft.version === saved.replaced;
  if (saved.version !== draft.version && !isBehind && edits === null) {
    setSaved({ version: draft.version, course: editCourse(draft.content), replaced: -1 });
  }
  const version = isBehind ? saved.version : draft.version;
  useUnsavedWork(edits !== null);

  const keep = useCallback(
    (next: Edits | null) => {
      setEdits(next);
      writePersisted(userId, keyOf(draft.id), next);
    },
    [userId, draft.id],
  );
  const course = edits?.course ?? saved.course;

  async function save(): Promise<boolean> {
    if (edits === null) return true;
    const { content, errors: found } = checkCourse(edits.course);
    setErrors(found);
    if (found.size > 0) return false;
    const sent = await send({ id: draft.id, version: edits.base, content });
    if (sent.data === undefined) return false;
    setSaved({ version: sent.data, course: edits.course, replaced: edits.base });
    keep(null);
    return true;
  }

  return {
    course,
    isDirty: edits !== null,
    version,
    errors,
    change: (change) => keep({ base: edits?.base ?? version, course: change(course) }),
    save,
    undo() {
      keep(null);
      setErrors(new Map());
      reset();
    },
    isSaving: isLoading,
    error,
  };
}
