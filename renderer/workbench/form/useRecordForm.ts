import { useEffect, useRef, useState } from 'react';
import type { InputValue } from '#shared/records/inputValue.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import { type Changes, isSame, type Value } from '#shared/records/row.ts';
import {
  createFormSchema,
  editableFields,
  type FormValues,
  getFormChanges,
  newRecordFields,
  recordToFormValues,
} from '#shared/records/schema.ts';
import { isDataError } from '../../data/api/dataError.ts';
import type { RecordRow } from '../data/row.ts';
import {
  useCreateRecordMutation,
  useMoveRecordsMutation,
  useSaveRecordMutation,
} from '../data/writesApi.ts';
import { type Draft, getDraftKey, readDraft, saveDraft } from './drafts.ts';
import { type SaveResult, saveWithMerge } from './saveWithMerge.ts';
import { useSyncedDraft } from './useSyncedDraft.ts';

/** Why the form isn't saved. */
export type Problem = Exclude<SaveResult, { state: 'saved' }> | null;

interface Options {
  readonly noun: Noun;
  /** Omitted for a new record. */
  readonly row: RecordRow | null;
  readonly userId: string;
  /** Initial values of a new record. */
  readonly begin?: FormValues | undefined;
  /** Initial values that also replace those of a draft, such as the time clicked in a calendar. */
  readonly pinned?: FormValues | undefined;
  /** Values of a new record that the form doesn't show, such as its parent. */
  readonly fixed?: Changes | undefined;
  readonly onSaved: (row: RecordRow) => void;
}

/** What a form's draft is kept under: the record, or for a new one the parent, so that a draft never moves to another. */
function draftIdOf({ noun, row, fixed }: Options): string | null {
  const parentId = noun.parent === undefined ? undefined : fixed?.[noun.parent.by];
  return row?.id ?? (typeof parentId === 'string' ? parentId : null);
}

const WAITS_MS = [2_000, 5_000, 15_000, 30_000];

/** Returns the fields of the form; a new record has no outcomes yet. */
const fieldsOf = (noun: Noun, seen: RecordRow | null): readonly Field[] =>
  seen === null ? newRecordFields(noun) : editableFields(noun);

/** The values of an untouched form; a new record belongs to its author. */
function freshValues({ noun, userId, begin }: Options, seen: RecordRow | null): FormValues {
  const values = recordToFormValues(noun, seen ?? {}, fieldsOf(noun, seen));
  if (seen !== null) return values;
  return { ...values, ...('owner_id' in values && { owner_id: userId }), ...begin };
}

function firstDraft(options: Options): Draft {
  const { noun, userId, pinned } = options;
  const storedDraft = readDraft(userId, noun, draftIdOf(options));
  if (storedDraft === null) return untouchedDraft(options);
  const draft = goingOn(options, storedDraft);
  return { ...draft, values: { ...draft.values, ...pinned } };
}

function untouchedDraft(options: Options): Draft {
  const { row } = options;
  const values = freshValues(options, row);
  return { id: row?.id ?? crypto.randomUUID(), seen: row, values, isWaiting: false };
}

/** Merges a draft into the form's current fields. */
function goingOn(options: Options, storedDraft: Draft): Draft {
  const fresh = freshValues(options, options.row);
  const known = Object.entries(storedDraft.values).filter(([name]) => name in fresh);
  return { ...storedDraft, values: { ...fresh, ...Object.fromEntries(known) } };
}

const isTypedSame = (one: InputValue | undefined, other: InputValue | undefined): boolean =>
  isSame((one ?? null) as Value, (other ?? null) as Value);

/** A temporary outage that resolves itself. */
const isPassing = (error: unknown): boolean =>
  isDataError(error) && (error.status === 0 || error.status === 503);

/**
 * State of a record form: drafts on every keystroke, validation by the noun, saving on top of the displayed version,
 * and retries while the server is unreachable.
 */
export function useRecordForm(options: Options) {
  const { noun, row, userId, onSaved } = options;
  const draftId = draftIdOf(options);
  const [draft, setDraft] = useState(() => firstDraft(options));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem>(null);
  const [isPersisted, setPersisted] = useState(true);
  const [isSending, setSending] = useState(false);
  const [create] = useCreateRecordMutation();
  const [save] = useSaveRecordMutation();
  const [move] = useMoveRecordsMutation();
  const latest = useRef(draft);
  const elsewhere = useSyncedDraft(userId, getDraftKey(noun, draftId));
  const isBusy = useRef(false);
  /** Values of failed attempts to create the record. */
  const failedAttempts = useRef<Readonly<Record<string, Value>>[]>([]);
  const before = freshValues(options, draft.seen);
  const isDirty = Object.entries(draft.values).some(
    ([name, value]) => !isTypedSame(value, before[name]),
  );

  function put(next: Draft, isToKeep = true) {
    latest.current = next;
    setDraft(next);
    if (!isToKeep) return;
    setPersisted(saveDraft(userId, noun, draftId, next));
    elsewhere.keep(next);
  }

  function letGo() {
    saveDraft(userId, noun, draftId, null);
    elsewhere.forget();
  }

  // Started on another device with nothing typed here.
  const { found } = elsewhere;
  const takeUp = useRef((storedDraft: Draft) => {
    if (readDraft(userId, noun, draftId) !== null) return;
    const next = goingOn(options, storedDraft);
    const savedValues = freshValues(options, row);
    const isSaved = Object.entries(next.values).every(([name, value]) =>
      isTypedSame(value, savedValues[name]),
    );
    if (isSaved) elsewhere.forget();
    else put(next, false);
  });
  useEffect(() => {
    if (found !== undefined) takeUp.current(found);
  }, [found]);

  // Nothing typed yet: other users' saves show immediately.
  const present = row;
  useEffect(() => {
    const { seen, isWaiting } = latest.current;
    if (present === null || seen === null || isDirty || isWaiting) return;
    if (present.version > seen.version) {
      const next = { ...latest.current, seen: present, values: recordToFormValues(noun, present) };
      latest.current = next;
      setDraft(next);
    }
  }, [present, noun, isDirty]);

  function set(name: string, value: InputValue) {
    put({ ...latest.current, values: { ...latest.current.values, [name]: value } });
    if (name in errors) setErrors(({ [name]: _removed, ...others }) => others);
  }

  function check(name: string) {
    const errorMessage = getFieldErrors(noun, latest.current)[name];
    if (errorMessage !== undefined && latest.current.values[name] !== '') {
      setErrors((others) => ({ ...others, [name]: errorMessage }));
    }
  }

  async function send(): Promise<void> {
    if (isBusy.current) return;
    const { seen: savedOver, values: typed } = latest.current;
    const parsed = createFormSchema(noun, fieldsOf(noun, savedOver)).safeParse(typed);
    if (!parsed.success) {
      setErrors(getFieldErrors(noun, latest.current));
      return;
    }
    isBusy.current = true;
    setSending(true);
    const sent = latest.current.values;
    try {
      finish(await sendValues(parsed.data), sent);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  async function sendValues(values: Readonly<Record<string, Value>>): Promise<SaveResult> {
    const { id, seen } = latest.current;
    if (seen === null) {
      const { data, error } = await create({
        noun,
        id,
        values: { ...filled(values), ...options.fixed },
      });
      if (data === undefined) {
        failedAttempts.current.push(values);
        return { state: 'failed', error };
      }
      // If only the response of an attempt was lost, the server returns what it saved then, without later edits.
      const edited = Object.entries(getFormChanges(noun, data, values)).filter(([name, value]) =>
        failedAttempts.current.some((attempt) => !isSame(attempt[name] ?? null, value ?? null)),
      );
      return await saveChanges(data, Object.fromEntries(edited));
    }
    return await saveChanges(seen, getFormChanges(noun, seen, values));
  }

  async function saveChanges(seen: RecordRow, changes: Changes): Promise<SaveResult> {
    if (Object.keys(changes).length === 0) return { state: 'saved', row: seen, theirs: [] };
    return await saveWithMerge(
      noun,
      seen,
      changes,
      async (version, nextChanges) =>
        await save({ noun, id: seen.id, version, changes: nextChanges }),
    );
  }

  function finish(saved: SaveResult, sent: FormValues): void {
    if (saved.state === 'saved') {
      setProblem(null);
      const [id, values] = [saved.row.id, recordToFormValues(noun, saved.row)];
      const typedSince = Object.entries(latest.current.values).filter(
        ([name, value]) => !isTypedSame(value, sent[name]),
      );
      if (typedSince.length > 0) {
        const next = { ...values, ...Object.fromEntries(typedSince) };
        put({ id, seen: saved.row, values: next, isWaiting: false });
        return;
      }
      letGo();
      put({ id, seen: saved.row, values, isWaiting: false }, false);
      onSaved(saved.row);
      return;
    }
    setProblem(saved);
    put({ ...latest.current, isWaiting: saved.state === 'failed' && isPassing(saved.error) });
  }

  const again = useRef(send);
  useEffect(() => {
    again.current = send;
  });
  const { isWaiting } = draft;
  useEffect(() => {
    if (!isWaiting) return;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer = setTimeout(tryNow, WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)]);
    };
    const tryNow = () => {
      attempt += 1;
      clearTimeout(timer);
      void again.current().finally(later);
    };
    later();
    addEventListener('online', tryNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', tryNow);
    };
  }, [isWaiting]);

  return {
    values: draft.values,
    mine: draft.seen === null ? {} : getOwnChanges(noun, draft),
    errors,
    problem,
    isDirty,
    isWaiting,
    isKept: isPersisted,
    isEverywhere: elsewhere.isEverywhere,
    isSending,
    set,
    check,
    send,
    /** Saves over the other user's version after review; only the fields in `mine` keep the user's own values. */
    settle: (remoteRow: RecordRow, ownChanges: Changes) => {
      const own = Object.keys(ownChanges).map((name) => [name, latest.current.values[name] ?? '']);
      const values = { ...recordToFormValues(noun, remoteRow), ...Object.fromEntries(own) };
      put({ ...latest.current, seen: remoteRow, values });
      setProblem(null);
      void send();
    },
    goOn: () => setProblem(null),
    /** Restores the record from the trash and saves. */
    restore: async () => {
      const { data } = await move({ noun, ids: [latest.current.id], to: 'list' });
      if (data !== undefined && data.length > 0) await send();
    },
    discard: () => {
      letGo();
      failedAttempts.current = [];
      put(untouchedDraft(options), false);
      setErrors({});
      setProblem(null);
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** Leaves empty fields to the server's defaults. */
const filled = (values: Readonly<Record<string, Value>>): Changes =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isSame(value, null)));

function getOwnChanges(noun: Noun, { seen, values }: Draft): Changes {
  const parsed = createFormSchema(noun).safeParse(values);
  return parsed.success && seen !== null ? getFormChanges(noun, seen, parsed.data) : {};
}

function getFieldErrors(noun: Noun, { seen, values }: Draft): Readonly<Record<string, string>> {
  const { error } = createFormSchema(noun, fieldsOf(noun, seen)).safeParse(values);
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) fieldErrors[String(path[0])] ??= message;
  return fieldErrors;
}
