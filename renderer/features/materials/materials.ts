import { flag, listOf, number, object, orNull, type ShapeOf, text } from '../../kit/shape/shape.ts';

const areVersions = listOf(
  object({
    id: text,
    version: number,
    made_at: text,
    sent: listOf(
      object({
        id: text,
        name: text,
        recipient: text,
        sent_at: text,
        opened_at: orNull(text),
        openings: number,
        is_ended: flag,
        sent_by: orNull(text),
      }),
    ),
    opened: listOf(object({ name: text, opened_at: text, last_at: text, openings: number })),
  }),
);

/** The user's listings with their materials. */
export const areMaterials = listOf(
  object({
    id: text,
    name: text,
    location: text,
    is_confidential: flag,
    is_live: flag,
    is_own: flag,
    has_agreement: flag,
    teaser: areVersions,
    is_teaser_old: flag,
    memorandum: areVersions,
    is_memorandum_old: flag,
  }),
);

/** Send results; without a reason the contacts received it. */
export const areOutcomes = listOf(object({ reason: orNull(text), contacts: number }));

/** The newest memorandum, for users with document access. */
export const isMemorandumOrNone = orNull(object({ id: text, version: number, made_on: text }));

export type Version = ShapeOf<typeof areVersions>[number];
export type OfListing = ShapeOf<typeof areMaterials>[number];
export type MaterialKind = 'teaser' | 'memorandum';

export const KIND_LABELS: Readonly<Record<MaterialKind, string>> = {
  teaser: 'Teaser',
  memorandum: 'Memorandum',
};

/** Formats the number of openings, such as "Opened 3 times". */
export const openedTimes = (openings: number): string =>
  openings === 0 ? 'Not opened yet' : openings === 1 ? 'Opened once' : `Opened ${openings} times`;
