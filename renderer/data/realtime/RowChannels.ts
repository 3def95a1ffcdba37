import type { Unsubscribe } from '#shared/host.ts';
import type { Services } from '../api/supabaseQuery.ts';
import { Refetcher } from './Refetcher.ts';
import type { RowSource, RowWatcher } from './rowChange.ts';
import { SharedChannel } from './SharedChannel.ts';

/** The app's realtime subscriptions; watchers of the same rows share one. */
export class RowChannels {
  readonly refetcher = new Refetcher();
  readonly #services: Services;
  readonly #channels = new Map<string, SharedChannel>();
  /** The channels' token, or an older one. */
  #token: Promise<string | null>;

  constructor(services: Services) {
    this.#services = services;
    this.#token = this.#askToken();
    services.host.auth.onChange((session) => {
      if (session !== null) void this.#renew();
    });
  }

  /** `requestedAt` is when the watcher's data was requested; without it, changes may have been missed. */
  watch(source: RowSource, watcher: RowWatcher, requestedAt?: number): Unsubscribe {
    const name = `${source.table}?${source.filter ?? ''}`;
    const channel =
      this.#channels.get(name) ?? new SharedChannel(source, this.#services.dataClient);
    this.#channels.set(name, channel);
    channel.add(watcher, requestedAt);
    return () => {
      channel.watchers.delete(watcher);
      if (channel.watchers.size > 0 || this.#channels.get(name) !== channel) return;
      this.#channels.delete(name);
      channel.close();
    };
  }

  #askToken(): Promise<string | null> {
    return this.#services.host.auth.accessToken().catch(() => null);
  }

  /**
   * A new token may have access to other rows, and changes during renewal are fetched. Session events also arrive
   * with an unchanged session: when it is loaded from storage, and each time its tab becomes visible.
   */
  async #renew(): Promise<void> {
    const token = await this.#askToken();
    const isKnown = token !== null && token === (await this.#token);
    this.#token = Promise.resolve(token);
    if (isKnown || this.#channels.size === 0) return;
    try {
      const client = await this.#services.dataClient();
      await client.realtime.setAuth();
    } catch {
      // Unreachable: the channels will rejoin and announce themselves then.
    }
    for (const channel of this.#channels.values()) channel.announce();
  }
}

const known = new WeakMap<Services, RowChannels>();

export function channelsOf(services: Services): RowChannels {
  const channels = known.get(services) ?? new RowChannels(services);
  known.set(services, channels);
  return channels;
}
