import type { Claims } from '../auth/tokens.ts';
import type { Engine } from '../db/engine.ts';
import type { KeyedBuckets } from './bucket.ts';
import type { RealtimeLimits } from './limits.ts';
import type { RightsWatch } from './permission-watch.ts';
import type { Rooms } from './rooms.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Shared dependencies of every socket and channel. */
export interface Services {
  engine: Engine;
  rooms: Rooms;
  rightsWatch: RightsWatch;
  subscriptions: Subscriptions;
  limits: RealtimeLimits;
  joinsPerAddress: KeyedBuckets;
  verify: (token: string) => Promise<Claims>;
}
