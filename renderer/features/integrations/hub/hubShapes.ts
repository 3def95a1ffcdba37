import * as s from '../../../ui/shape/shape.ts';

/** Last success and last failure of one connection. */
const state = {
  id: s.text,
  /** `draft` waits for a sign-in, and `waiting` tries again by itself. */
  state: s.oneOf(['on', 'paused', 'draft', 'waiting', 'failing']),
  succeeded_at: s.orNull(s.text),
  failure: s.orNull(s.text),
  failed_at: s.orNull(s.text),
};
const isNamedState = s.object({ name: s.text, ...state });
const isConnectorState = s.object({ connector: s.text, ...state });
export type ConnectionState = Omit<s.ShapeOf<typeof isNamedState>, 'name'>;

/** Response of `my_connections()`. */
export const isConnections = s.object({
  api_keys: s.object({ active: s.number, last_used_at: s.orNull(s.text) }),
  /** Apps with access to the account. */
  apps: s.object({ active: s.number, last_used_at: s.orNull(s.text) }),
  /** Changes that assistants proposed. */
  proposals: s.object({ made: s.number, waiting: s.number }),
  webhooks: s.object({
    active: s.number,
    failing: s.number,
    off: s.number,
    failing_since: s.orNull(s.text),
    delivered_at: s.orNull(s.text),
  }),
  calendar: s.orNull(s.object({ created_at: s.text, read_at: s.orNull(s.text) })),
  /** Calendars elsewhere that the account subscribed to. */
  subscriptions: s.object({
    active: s.number,
    failing: s.number,
    read_at: s.orNull(s.text),
    failed_at: s.orNull(s.text),
  }),
  booking: s.orNull(s.object({ is_open: s.bool })),
  lead_forms: s.object({ open: s.number, all: s.number }),
  /** Widgets on other websites that aren't revoked, and those of them that show nothing. */
  widgets: s.object({ active: s.number, hidden: s.number }),
  /** Feeds that the account reads listings from. */
  listing_feeds: s.listOf(isNamedState),
  /** File drops in the current workspace. */
  file_drops: s.listOf(isNamedState),
  scheduled_exports: s.listOf(isNamedState),
  /** Systems of other vendors; null for members who can't connect any. */
  connectors: s.orNull(s.listOf(isConnectorState)),
  /** Null for people who don't administer a workspace. */
  domains: s.orNull(s.object({ verified: s.number, all: s.number })),
  ledgers: s.number,
});
export type Connections = s.ShapeOf<typeof isConnections>;
