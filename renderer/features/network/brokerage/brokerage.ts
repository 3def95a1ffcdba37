import * as s from '../../../ui/shape/shape.ts';

/** Public fields of a brokerage. */
export const isBrokerageOrNone = s.orNull(
  s.object({
    slug: s.text,
    name: s.text,
    about: s.text,
    phone: s.text,
    license_number: s.text,
    license_state: s.orNull(s.text),
    broker_of_record: s.orNull(s.text),
    agents: s.listOf(
      s.object({
        id: s.text,
        name: s.text,
        brokerage: s.orNull(s.text),
        listings: s.number,
        states: s.listOf(s.text),
        property_types: s.listOf(s.text),
      }),
    ),
  }),
);

/** Fields visible to members of the brokerage. */
export const isDeskOrNone = s.orNull(
  s.object({
    slug: s.text,
    name: s.text,
    supervises: s.bool,
    signs: s.bool,
    may_change: s.bool,
    profile: s.object({
      is_public: s.bool,
      about: s.text,
      phone: s.text,
      license_number: s.text,
      license_state: s.orNull(s.text),
      broker_of_record: s.orNull(s.text),
      signs_listings: s.bool,
    }),
    members: s.listOf(
      s.object({
        user_id: s.text,
        name: s.text,
        email: s.orNull(s.text),
        role: s.oneOf(['owner', 'admin', 'member']),
        is_of_record: s.bool,
        licenses: s.listOf(
          s.object({ state: s.text, number: s.text, expires_on: s.orNull(s.text) }),
        ),
        live: s.number,
        under_contract: s.number,
        value: s.number,
        open: s.number,
        closed: s.number,
        volume: s.number,
      }),
    ),
    waiting: s.listOf(
      s.object({
        id: s.text,
        name: s.text,
        city: s.text,
        state: s.text,
        price: s.orNull(s.number),
        is_confidential: s.bool,
        by: s.orNull(s.text),
        at: s.text,
        is_returned: s.bool,
      }),
    ),
  }),
);

export type Brokerage = NonNullable<s.ShapeOf<typeof isBrokerageOrNone>>;
export type Desk = NonNullable<s.ShapeOf<typeof isDeskOrNone>>;
export type DeskMember = Desk['members'][number];
export type PendingListing = Desk['waiting'][number];
