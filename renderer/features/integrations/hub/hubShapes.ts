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

/** Last success and last failure of one connection. */
const state = {
  id: text,
  /** `draft` waits for a sign-in, and `waiting` tries again by itself. */
  state: oneOf(['on', 'paused', 'draft', 'waiting', 'failing']),
  succeeded_at: orNull(text),
  failure: orNull(text),
  failed_at: orNull(text),
};
const isNamedState = object({ name: text, ...state });
const isConnectorState = object({ connector: text, ...state });
export type ConnectionState = Omit<ShapeOf<typeof isNamedState>, 'name'>;

/** Response of `my_connections()`. */
export const isConnections = object({
  api_keys: object({ active: number, last_used_at: orNull(text) }),
  /** Apps with access to the account. */
  apps: object({ active: number, last_used_at: orNull(text) }),
  /** Changes that assistants proposed. */
  proposals: object({ made: number, waiting: number }),
  webhooks: object({
    active: number,
    failing: number,
    off: number,
    failing_since: orNull(text),
    delivered_at: orNull(text),
  }),
  calendar: orNull(object({ created_at: text, read_at: orNull(text) })),
  /** Calendars elsewhere that the account subscribed to. */
  subscriptions: object({
    active: number,
    failing: number,
    read_at: orNull(text),
    failed_at: orNull(text),
  }),
  booking: orNull(object({ is_open: bool })),
  lead_forms: object({ open: number, all: number }),
  /** Widgets on other websites that aren't revoked, and those of them that show nothing. */
  widgets: object({ active: number, hidden: number }),
  /** Feeds that the account reads listings from. */
  listing_feeds: listOf(isNamedState),
  /** File drops in the current workspace. */
  file_drops: listOf(isNamedState),
  scheduled_exports: listOf(isNamedState),
  /** Systems of other vendors; null for members who can't connect any. */
  connectors: orNull(listOf(isConnectorState)),
  /** Null for people who don't administer a workspace. */
  domains: orNull(object({ verified: number, all: number })),
  ledgers: number,
});
export type Connections = ShapeOf<typeof isConnections>;
