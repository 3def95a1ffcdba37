import * as s from '../../../ui/shape/shape.ts';

const areVersions = s.listOf(
  s.object({
    id: s.text,
    version: s.number,
    made_at: s.text,
    sent: s.listOf(
      s.object({
        id: s.text,
        name: s.text,
        recipient: s.text,
        sent_at: s.text,
        opened_at: s.orNull(s.text),
        openings: s.number,
        is_ended: s.bool,
        sent_by: s.orNull(s.text),
      }),
    ),
    opened: s.listOf(
      s.object({ name: s.text, opened_at: s.text, last_at: s.text, openings: s.number }),
    ),
  }),
);

/** The user's listings with their materials. */
export const areMaterials = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    location: s.text,
    is_confidential: s.bool,
    is_live: s.bool,
    is_own: s.bool,
    has_agreement: s.bool,
    teaser: areVersions,
    is_teaser_old: s.bool,
    memorandum: areVersions,
    is_memorandum_old: s.bool,
  }),
);

/** Send results; without a reason the contacts received it. */
export const areSendResults = s.listOf(s.object({ reason: s.orNull(s.text), contacts: s.number }));

/** The newest memorandum, for users with document access. */
export const isMemorandumOrNone = s.orNull(
  s.object({ id: s.text, version: s.number, made_on: s.text }),
);

export type Version = s.ShapeOf<typeof areVersions>[number];
export type ListingMaterials = s.ShapeOf<typeof areMaterials>[number];
export type MaterialKind = 'teaser' | 'memorandum';

export const KIND_LABELS: Readonly<Record<MaterialKind, string>> = {
  teaser: 'Teaser',
  memorandum: 'Memorandum',
};

/** Formats the number of openings, such as "Opened 3 times". */
export const openedCountText = (openings: number): string =>
  openings === 0 ? 'Not opened yet' : openings === 1 ? 'Opened once' : `Opened ${openings} times`;
