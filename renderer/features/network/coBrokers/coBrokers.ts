import { formatDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const line = {
  id: text,
  listing_id: text,
  property: text,
  city: text,
  place: text,
  is_lister: bool,
  other: text,
  email: orNull(text),
  split_kind: oneOf(['percent', 'fixed']),
  split: number,
  access: oneOf(['none', 'view', 'work']),
  until: orNull(text),
  is_over: bool,
  state: oneOf(['draft', 'offered', 'signed', 'declined', 'ended']),
  n: number,
  created_at: text,
  signed_at: orNull(text),
  ended_at: orNull(text),
  end_reason: orNull(text),
  i_signed: bool,
  other_signed: bool,
  commission: orNull(number),
} as const;

const isLine = object(line);
export type AgreementSummary = ShapeOf<typeof isLine>;

export const isDesk = object({
  agreements: listOf(isLine),
  listings: listOf(object({ id: text, name: text })),
});
export type Desk = ShapeOf<typeof isDesk>;

export const isAgreementOrNone = orNull(
  object({
    ...line,
    further: text,
    versions: listOf(
      object({
        n: number,
        body: text,
        sha256: text,
        written_at: text,
        signatures: listOf(object({ name: text, signed_at: text, hash: text })),
      }),
    ),
    inquiries: listOf(
      object({ id: text, asked_at: text, name: orNull(text), message: text, is_taken: bool }),
    ),
  }),
);
export type Agreement = NonNullable<ShapeOf<typeof isAgreementOrNone>>;

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
