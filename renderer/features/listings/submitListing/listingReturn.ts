import {
  bool,
  listOf,
  number,
  object,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import type { FieldName } from './listingForm.ts';

/** Comments by form field. */
export type FieldComments = Readonly<Partial<Record<FieldName, string>>>;

const isReturn = object({
  note: text,
  comments: recordOf(text),
  by: orNull(text),
  at: text,
  resubmitted_at: orNull(text),
});

/** Where a submitted listing is in the brokerage's own review. */
export const isSubmissionOrNone = orNull(
  object({ broker_of_record: orNull(text), is_signed: bool, returned: orNull(isReturn) }),
);
export type ListingSubmission = NonNullable<ShapeOf<typeof isSubmissionOrNone>>;

/** A member's submitted listing as the broker of record reviews it. */
export const isListingToSignOrNone = orNull(
  object({
    listing: object({}),
    address: orNull(object({ street_address: text, postal_code: orNull(text) })),
    details: orNull(object({})),
    pictures: listOf(
      object({
        id: text,
        image_url: text,
        alt_text: text,
        width: orNull(number),
        height: orNull(number),
      }),
    ),
    broker: orNull(text),
    submitted_at: text,
    is_pending: bool,
    is_licensed: bool,
    co_broker: orNull(text),
    is_signed: bool,
    returned: orNull(isReturn),
  }),
);
export type ListingToSign = NonNullable<ShapeOf<typeof isListingToSignOrNone>>;

/** Whether the caller may sell in a state. */
export const isLicenseCheck = object({
  needs_license: bool,
  is_licensed: bool,
  co_broker: orNull(text),
});
