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

/** Public fields of a brokerage. */
export const isBrokerageOrNone = orNull(
  object({
    slug: text,
    name: text,
    about: text,
    phone: text,
    license_number: text,
    license_state: orNull(text),
    broker_of_record: orNull(text),
    agents: listOf(
      object({
        id: text,
        name: text,
        brokerage: orNull(text),
        listings: number,
        states: listOf(text),
        property_types: listOf(text),
      }),
    ),
  }),
);

/** Fields visible to members of the brokerage. */
export const isDeskOrNone = orNull(
  object({
    slug: text,
    name: text,
    supervises: bool,
    signs: bool,
    may_change: bool,
    profile: object({
      is_public: bool,
      about: text,
      phone: text,
      license_number: text,
      license_state: orNull(text),
      broker_of_record: orNull(text),
      signs_listings: bool,
    }),
    members: listOf(
      object({
        user_id: text,
        name: text,
        email: orNull(text),
        role: oneOf(['owner', 'admin', 'member']),
        is_of_record: bool,
        licenses: listOf(object({ state: text, number: text, expires_on: orNull(text) })),
        live: number,
        under_contract: number,
        value: number,
        open: number,
        closed: number,
        volume: number,
      }),
    ),
    waiting: listOf(
      object({
        id: text,
        name: text,
        city: text,
        state: text,
        price: orNull(number),
        is_confidential: bool,
        by: orNull(text),
        at: text,
        is_returned: bool,
      }),
    ),
  }),
);

export type Brokerage = NonNullable<ShapeOf<typeof isBrokerageOrNone>>;
export type Desk = NonNullable<ShapeOf<typeof isDeskOrNone>>;
export type DeskMember = Desk['members'][number];
export type PendingListing = Desk['waiting'][number];
