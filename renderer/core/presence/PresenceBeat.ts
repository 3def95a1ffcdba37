import { PRESENCE_BEAT_MS } from '#shared/constants.ts';
import type { Unsubscribe } from '#shared/host.ts';

export type PresenceStatus = 'online' | 'offline';

/** What the tabs of one person say to each other. */
type Word =
  | { readonly kind: 'here'; readonly tab: string; readonly asks: boolean }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'seen'; readonly place: string };

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
 * there are, one speaks; the others tell it where the person looks. The last one that closes says goodbye; who
 * vanishes counts as gone after three beats.
 */
export class PresenceBeat {
  readonly #parts: BeatParts;
  readonly #tab = crypto.randomUUID();
  readonly #others = new Set<string>();
  readonly #stopLeading: Unsubscribe;
  #timer: ReturnType<typeof setInterval> | undefined;
  #place: string;
  #isLeading = false;

  constructor(parts: BeatParts) {
    this.#parts = parts;
    this.#place = parts.place();
    if (parts.channel) parts.channel.onmessage = ({ data }: MessageEvent<Word>) => this.#hear(data);
    this.#say({ kind: 'here', tab: this.#tab, asks: true });
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
    this.#say({ kind: 'gone', tab: this.#tab });
    if (this.#isLeading && this.#others.size === 0) this.#parts.tellLast(this.#place);
  }

  /** Taken back from the browser's memory. */
  comeBack(): void {
    this.#say({ kind: 'here', tab: this.#tab, asks: true });
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
    this.#parts.tell('online', this.#place);
  }

  #hear(word: Word): void {
    if (word.kind === 'gone') this.#others.delete(word.tab);
    if (word.kind === 'here') {
      this.#others.add(word.tab);
      if (word.asks) this.#say({ kind: 'here', tab: this.#tab, asks: false });
    }
    if (word.kind === 'seen' && this.#isLeading) {
      this.#place = word.place;
      this.#beat();
    }
  }

  #say(word: Word): void {
    this.#parts.channel?.postMessage(word);
  }
}
