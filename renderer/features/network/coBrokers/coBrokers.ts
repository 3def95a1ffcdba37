import { formatDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import * as s from '../../../ui/shape/shape.ts';

const line = {
  id: s.text,
  listing_id: s.text,
  property: s.text,
  city: s.text,
  place: s.text,
  is_lister: s.bool,
  other: s.text,
  email: s.orNull(s.text),
  split_kind: s.oneOf(['percent', 'fixed']),
  split: s.number,
  access: s.oneOf(['none', 'view', 'work']),
  until: s.orNull(s.text),
  is_over: s.bool,
  state: s.oneOf(['draft', 'offered', 'signed', 'declined', 'ended']),
  n: s.number,
  created_at: s.text,
  signed_at: s.orNull(s.text),
  ended_at: s.orNull(s.text),
  end_reason: s.orNull(s.text),
  i_signed: s.bool,
  other_signed: s.bool,
  commission: s.orNull(s.number),
} as const;

const isLine = s.object(line);
export type AgreementSummary = s.ShapeOf<typeof isLine>;

export const isDesk = s.object({
  agreements: s.listOf(isLine),
  listings: s.listOf(s.object({ id: s.text, name: s.text })),
});
export type Desk = s.ShapeOf<typeof isDesk>;

export const isAgreementOrNone = s.orNull(
  s.object({
    ...line,
    further: s.text,
    versions: s.listOf(
      s.object({
        n: s.number,
        body: s.text,
        sha256: s.text,
        written_at: s.text,
        signatures: s.listOf(s.object({ name: s.text, signed_at: s.text, hash: s.text })),
      }),
    ),
    inquiries: s.listOf(
      s.object({
        id: s.text,
        asked_at: s.text,
        name: s.orNull(s.text),
        message: s.text,
        is_taken: s.bool,
      }),
    ),
  }),
);
export type Agreement = NonNullable<s.ShapeOf<typeof isAgreementOrNone>>;

export const ACCESS = [
  ['view', 'View details and inquiries'],
  ['work', 'Also reply to inquiries'],
  ['none', 'Public information only'],
] as const;

export const splitText = ({
  split_kind: kind,
  split,
}: Pick<AgreementSummary, 'split_kind' | 'split'>) =>
  kind === 'percent' ? formatWholePercent(split) : formatDollars(split);

/** Describes an agreement's status and who has to act. */
export function agreementStatusText(at: AgreementSummary): string {
  if (at.state === 'draft') return 'Draft';
  if (at.state === 'declined') return 'Declined';
  if (at.state === 'ended') return 'Ended';
  if (at.state === 'signed') return at.is_over ? 'Expired' : 'Active';
  return at.i_signed ? 'Awaiting other signature' : 'Awaiting your signature';
}
