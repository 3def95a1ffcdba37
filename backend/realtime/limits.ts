/** What one client, one address and everybody together may use. Nothing here is unbounded. */
export interface RealtimeLimits {
  sockets: number;
  /** Generous: people behind one proxy, and everything on this machine, share an address. */
  socketsPerAddress: number;
  channelsPerSocket: number;
  subscriptionsPerChannel: number;
  /** Joins and new tokens. A reconnecting client sends one a channel at once; then they are rare. */
  joins: Bucket;
  joinsPerAddress: Bucket;
  /** Whatever one socket sends; a client that goes on beyond it is cut off. */
  frames: Bucket;
  /** Broadcasts and presence of one socket; large ones count as several. */
  events: Bucket;
  /** Everybody in a channel is told of each, and of each who leaves. */
  presence: Bucket;
  presenceBytes: number;
  /** Messages over HTTP of one address. */
  httpMessagesPerAddress: Bucket;
  frameBytes: number;
  /** Frames of one socket that wait for an answer of the database. */
  framesWaiting: number;
  /** What a socket may leave unread before it is cut off. */
  unreadBytes: number;
  /** Clients send a heartbeat every 25 seconds. */
  silenceMs: number;
  /** A socket that has joined no channel by then is closed. */
  unjoinedMs: number;
}

/** `burst` at once, and `perSecond` in the long run. */
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

/** Longest name of a channel; the binary frames count it in one byte. */
export const TOPIC_BYTES = 255;

const BYTES_AN_EVENT = 8 * 1024;

/** How many events a message counts as. */
export const weightOf = (bytes: number): number => 1 + Math.floor(bytes / BYTES_AN_EVENT);
