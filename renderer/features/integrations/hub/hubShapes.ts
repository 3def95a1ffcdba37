import { bool, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

/** Response of `my_connections()`. */
export const isConnections = object({
  api_keys: object({ active: number, last_used_at: orNull(text) }),
  /** Apps with access to the account. */
  apps: object({ active: number, last_used_at: orNull(text) }),
  /** Changes that assistants proposed. */
  proposals: object({ made: number, waiting: number }),
  webhooks: object({ active: number, failing: number, off: number }),
  calendar: orNull(object({ created_at: text, read_at: orNull(text) })),
  /** Calendars elsewhere that the account subscribed to. */
  subscriptions: object({ active: number, failing: number }),
  booking: orNull(object({ is_open: bool })),
  lead_forms: object({ open: number, all: number }),
  /** Widgets on other websites that aren't revoked, and those of them that show nothing. */
  widgets: object({ active: number, hidden: number }),
  /** Feeds that the account reads listings from. */
  listing_feeds: object({ active: number, failing: number }),
  /** File drops in the current workspace. */
  file_drops: object({ active: number, failing: number }),
  /** Systems of other vendors; null for members who can't connect any. */
  connectors: orNull(object({ active: number, failing: number })),
  /** Null for people who don't administer a workspace. */
  domains: orNull(object({ verified: number, all: number })),
  ledgers: number,
});
export type Connections = ShapeOf<typeof isConnections>;
