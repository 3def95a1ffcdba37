import { PRESENCE_HEARTBEAT_MS } from '#shared/constants.ts';
import type { Unsubscribe } from '#shared/host.ts';

export type PresenceStatus = 'online' | 'offline';

/** Messages between a person's tabs. */
type TabMessage = { readonly kind: 'gone' } | { readonly kind: 'seen'; readonly place: string };

interface BeatParts {
  /** Notifies the server; never rejects. */
  tell(status: PresenceStatus, place: string): void;
  /** Notifies the server during page unload. */
  tellLast(place: string): void;
  /** Calls back when this tab becomes the leader, until the returned function is called. */
  lead(onLead: () => void): Unsubscribe;
  /** Channel to the other tabs. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | null;
  place(): string;
}

/**
 * Reports presence: on load, every 30 s, when a tab becomes visible, and on navigation. One tab leads and reports;
 * the others send it the current screen. A closing leader reports the person gone, and the next leader immediately
 * reports them present again, so no tab needs to know whether it is the last, which is impossible when several close
 * together. A person who vanishes counts as gone after three missed beats.
 */
export class PresenceHeartbeat {
  readonly #parts: BeatParts;
  readonly #stopLeading: Unsubscribe;
  #timer: ReturnType<typeof setInterval> | undefined;
  #place: string;
  #isLeading = false;
  #isGone = false;

  constructor(parts: BeatParts) {
    this.#parts = parts;
    this.#place = parts.place();
    if (parts.channel)
      parts.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#hear(data);
    this.#stopLeading = parts.lead(() => this.#startLeading());
  }

  /** The person is viewing this tab. */
  look(): void {
    this.#place = this.#parts.place();
    if (this.#isLeading) this.#beat();
    else this.#say({ kind: 'seen', place: this.#place });
  }

  /** The page is unloading, possibly into the back/forward cache. */
  leave(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    if (!this.#isLeading) return;
    this.#parts.tellLast(this.#place);
    this.#say({ kind: 'gone' });
  }

  /** Restored from the back/forward cache. */
  comeBack(): void {
    this.#isGone = false;
    this.look();
  }

  close(): void {
    this.leave();
    clearInterval(this.#timer);
    this.#stopLeading();
    this.#parts.channel?.close();
  }

  #startLeading(): void {
    this.#isLeading = true;
    this.#beat();
    this.#timer = setInterval(() => this.#beat(), PRESENCE_HEARTBEAT_MS);
  }

  #beat(): void {
    if (!this.#isGone) this.#parts.tell('online', this.#place);
  }

  #hear(message: TabMessage): void {
    if (!this.#isLeading) return;
    // Without locks several tabs lead; this one is still present.
    if (message.kind === 'seen') this.#place = message.place;
    this.#beat();
  }

  #say(message: TabMessage): void {
    this.#parts.channel?.postMessage(message);
  }
}
