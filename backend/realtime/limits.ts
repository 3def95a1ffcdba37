/** Limits per client, per address and in total. Nothing here is unlimited. */
export interface RealtimeLimits {
  sockets: number;
  /** Generous: clients behind one proxy, and everything on this machine, share an address. */
  socketsPerAddress: number;
  channelsPerSocket: number;
  subscriptionsPerChannel: number;
  /** Joins and new tokens. A reconnecting client sends one per channel at once; after that they are rare. */
  joins: Bucket;
  joinsPerAddress: Bucket;
  /** All frames of one socket; a client that exceeds this is disconnected. */
  frames: Bucket;
  /** Broadcasts and presence of one socket; large ones count as several. */
  events: Bucket;
  /** Each change is sent to everyone in a channel. */
  presence: Bucket;
  presenceBytes: number;
  /** HTTP messages per address. */
  httpMessagesPerAddress: Bucket;
  frameBytes: number;
  /** Frames of one socket that are waiting for the database. */
  framesWaiting: number;
  /** Unread bytes after which a socket is disconnected. */
  unreadBytes: number;
  /** Clients send a heartbeat every 25 seconds. */
  silenceMs: number;
  /** A socket that has not joined a channel by then is closed. */
  unjoinedMs: number;
}

/** `burst` at once, `perSecond` on average. */
export interface Bucket {
  burst: number;
  perSecond: number;
}

export const DEFAULT_REALTIME_LIMITS: RealtimeLimits = {
  sockets: 600,
  socketsPerAddress: 300,
  channelsPerSocket: 100,
  subscriptionsPerChannel: 50,
  joins: { burst: 150, perSecond: 20 },
  joinsPerAddress: { burst: 1_000, perSecond: 200 },
  frames: { burst: 1_000, perSecond: 300 },
  events: { burst: 200, perSecond: 100 },
  presence: { burst: 120, perSecond: 5 },
  presenceBytes: 8 * 1024,
  httpMessagesPerAddress: { burst: 500, perSecond: 100 },
  frameBytes: 256 * 1024,
  framesWaiting: 500,
  unreadBytes: 2 * 1024 * 1024,
  silenceMs: 60_000,
  unjoinedMs: 10_000,
};

/** Longest channel name; binary frames store its length in one byte. */
export const MAX_TOPIC_BYTES = 255;

const BYTES_AN_EVENT = 8 * 1024;

/** Returns how many events a message counts as. */
export const countMessageEvents = (bytes: number): number => 1 + Math.floor(bytes / BYTES_AN_EVENT);
