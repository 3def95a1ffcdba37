import type { Noun } from '#shared/records/noun.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { readPersistedEntry, writePersisted } from '../../session/persisted/persisted.ts';
import * as s from '../../ui/shape/shape.ts';
import { isRow } from '../data/row.ts';

const isDraft = s.object({
  /** ID of the new record, reused on every retry. */
  id: s.text,
  /** The record as shown; null for a new one. */
  seen: s.orNull(isRow),
  values: s.recordOf(s.either(s.either(s.text, s.bool), s.listOf(s.text))),
  /** Sent, but the server couldn't be reached. */
  isWaiting: s.bool,
});
export type Draft = s.ShapeOf<typeof isDraft> & { readonly values: FormValues };

/** Key of a form's draft, both locally and on the server. */
export const getDraftKey = (noun: Noun, id: string | null) => `form:${noun.kind}:${id ?? 'new'}`;

/** Returns the unsaved form draft of this record. */
export function readDraft(userId: string, noun: Noun, id: string | null): Draft | null {
  const stored = readPersistedEntry(userId, getDraftKey(noun, id));
  return isDraft(stored) ? stored : null;
}

/** Reads a draft from another device; it isn't queued here, because the user submits it. */
export function parseRemoteDraft(stored: unknown): Draft | null {
  return isDraft(stored) ? { ...stored, isWaiting: false } : null;
}

/** Returns true if the draft was saved. */
export const saveDraft = (
  userId: string,
  noun: Noun,
  id: string | null,
  draft: Draft | null,
): boolean => writePersisted(userId, getDraftKey(noun, id), draft);
