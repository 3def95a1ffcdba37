import * as s from '../../../ui/shape/shape.ts';
import type { FieldName } from './listingForm.ts';

/** Comments by form field. */
export type FieldComments = Readonly<Partial<Record<FieldName, string>>>;

const isReturn = s.object({
  note: s.text,
  comments: s.recordOf(s.text),
  by: s.orNull(s.text),
  at: s.text,
  resubmitted_at: s.orNull(s.text),
});

/** Where a submitted listing is in the brokerage's own review. */
export const isSubmissionOrNone = s.orNull(
  s.object({ broker_of_record: s.orNull(s.text), is_signed: s.bool, returned: s.orNull(isReturn) }),
);
export type ListingSubmission = NonNullable<s.ShapeOf<typeof isSubmissionOrNone>>;

/** A member's submitted listing as the broker of record reviews it. */
export const isListingToSignOrNone = s.orNull(
  s.object({
    listing: s.object({}),
    address: s.orNull(s.object({ street_address: s.text, postal_code: s.orNull(s.text) })),
    details: s.orNull(s.object({})),
    pictures: s.listOf(
      s.object({
        id: s.text,
        image_url: s.text,
        alt_text: s.text,
        width: s.orNull(s.number),
        height: s.orNull(s.number),
      }),
    ),
    broker: s.orNull(s.text),
    submitted_at: s.text,
    is_pending: s.bool,
    is_licensed: s.bool,
    co_broker: s.orNull(s.text),
    is_signed: s.bool,
    returned: s.orNull(isReturn),
  }),
);
export type ListingToSign = NonNullable<s.ShapeOf<typeof isListingToSignOrNone>>;

/** Whether the caller may sell in a state. */
export const isLicenseCheck = s.object({
  needs_license: s.bool,
  is_licensed: s.bool,
  co_broker: s.orNull(s.text),
});
