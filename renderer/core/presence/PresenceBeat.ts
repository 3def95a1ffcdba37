import { PRESENCE_BEAT_MS } from '#shared/constants.ts';
import type { Unsubscribe } from '#shared/host.ts';

export type PresenceStatus = 'online' | 'offline';

/** What the tabs of one person say to each other. */
type Word = { readonly kind: 'gone' } | { readonly kind: 'seen'; readonly place: string };

interface BeatParts {
  /** Tells the server; never rejects. */
  tell(status: PresenceStatus, place: string): void;
  /** Tells it while the page goes: there is no later. */
  tellLast(place: string): void;
  /** Calls back once this tab is the one that speaks, until the returned function is called. */
  lead(onLead: () => void): Unsubscribe;
  /** What the other tabs hear and say. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | null;
  place(): string;
}

/**
 * Says that somebody is here: at once, every 30 s, when a tab comes into view and at each move. However many tabs
 * there are, one speaks; the others tell it where the person looks. When that one goes it says goodbye, and the next
 * one at once that somebody is here still: no tab has to know whether it is the last, which it cannot when several
 * close together. Who vanishes counts as gone after three beats.
 */
export class PresenceBeat {
  readonly #parts: BeatParts;
  readonly #stopLeading: Unsubscribe;
  #timer: ReturnType<typeof setInterval> | undefined;
  #place: string;
  #isLeading = false;
  #isGone = false;

  constructor(parts: BeatParts) {
    this.#parts = parts;
    this.#place = parts.place();
    if (parts.channel) parts.channel.onmessage = ({ data }: MessageEvent<Word>) => this.#hear(data);
    this.#stopLeading = parts.lead(() => this.#startLeading());
  }

  /** The person looks at this tab, here. */
  look(): void {
    this.#place = this.#parts.place();
    if (this.#isLeading) this.#beat();
    else this.#say({ kind: 'seen', place: this.#place });
  }

  /** This page goes, maybe into the memory from which a browser takes it back. */
  leave(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    if (!this.#isLeading) return;
    this.#parts.tellLast(this.#place);
    this.#say({ kind: 'gone' });
  }

  /** Taken back from the browser's memory. */
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
    this.#timer = setInterval(() => this.#beat(), PRESENCE_BEAT_MS);
  }

  #beat(): void {
    if (!this.#isGone) this.#parts.tell('online', this.#place);
  }

  #hear(word: Word): void {
    if (!this.#isLeading) return;
    // Where no lock says who leads, several do: one of them is here still.
    if (word.kind === 'seen') this.#place = word.place;
    this.#beat();
  }

  #say(word: Word): void {
    this.#parts.channel?.postMessage(word);
  }
}
