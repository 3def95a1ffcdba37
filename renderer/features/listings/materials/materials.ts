import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

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
        is_ended: bool,
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
    is_confidential: bool,
    is_live: bool,
    is_own: bool,
    has_agreement: bool,
    teaser: areVersions,
    is_teaser_old: bool,
    memorandum: areVersions,
    is_memorandum_old: bool,
  }),
);

/** Send results; without a reason the contacts received it. */
export const areSendResults = listOf(object({ reason: orNull(text), contacts: number }));

/** The newest memorandum, for users with document access. */
export const isMemorandumOrNone = orNull(object({ id: text, version: number, made_on: text }));

export type Version = ShapeOf<typeof areVersions>[number];
export type ListingMaterials = ShapeOf<typeof areMaterials>[number];
export type MaterialKind = 'teaser' | 'memorandum';

export const KIND_LABELS: Readonly<Record<MaterialKind, string>> = {
  teaser: 'Teaser',
  memorandum: 'Memorandum',
};

/** Formats the number of openings, such as "Opened 3 times". */
export const openedCountText = (openings: number): string =>
  openings === 0 ? 'Not opened yet' : openings === 1 ? 'Opened once' : `Opened ${openings} times`;
