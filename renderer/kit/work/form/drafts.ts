import type { Noun } from '#shared/records/noun.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { readOneKept, writeKept } from '../../../core/kept/kept.ts';
import { isRow } from '../../../core/records/row.ts';
import {
  either,
  flag,
  listOf,
  object,
  orNull,
  type ShapeOf,
  tableOf,
  text,
} from '../../shape/shape.ts';

const isDraft = object({
  /** Under which a new record is made, however often that is tried. */
  id: text,
  /** The record as it was on the screen; null for a new one. */
  seen: orNull(isRow),
  values: tableOf(either(either(text, flag), listOf(text))),
  /** It was sent, and the server could not be reached. */
  isWaiting: flag,
});
export type Draft = ShapeOf<typeof isDraft> & { readonly values: FormValues };

/** Under which a form is kept, here and on the server. */
export const draftName = (noun: Noun, id: string | null) => `form:${noun.kind}:${id ?? 'new'}`;

/** What somebody has typed into a form of this record and not saved. */
export function readDraft(userId: string, noun: Noun, id: string | null): Draft | null {
  const kept = readOneKept(userId, draftName(noun, id));
  return isDraft(kept) ? kept : null;
}

/** What another device has kept of it; whoever opens it here sends it, so it does not wait any more. */
export function draftFrom(kept: unknown): Draft | null {
  return isDraft(kept) ? { ...kept, isWaiting: false } : null;
}

/** Whether it is kept. */
export const keepDraft = (
  userId: string,
  noun: Noun,
  id: string | null,
  draft: Draft | null,
): boolean => writeKept(userId, draftName(noun, id), draft);
