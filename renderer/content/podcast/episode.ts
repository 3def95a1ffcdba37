import type { Action, Prose } from '../model.ts';
import { wordsOf } from '../words.ts';

export interface Episode {
  readonly slug: string;
  readonly number: number;
  readonly heading: string;
  /** The summary, in lists and for search engines: 70 to 160 characters. */
  readonly description: string;
  /** As `2026-03-18`. */
  readonly date: string;
  /** Names of invented people, each marked so, by what the turns call them. */
  readonly speakers: Readonly<Record<string, Speaker>>;
  /** The whole conversation. There is no recording: this is what there is. */
  readonly transcript: readonly Turn[];
  readonly next: Action;
}

export interface Speaker {
  readonly name: string;
  readonly role: string;
}

export interface Turn {
  /** A key of `speakers`. */
  readonly by: string;
  readonly text: Prose;
}

const SPOKEN_WORDS_A_MINUTE = 140;

export const wordsOfEpisode = ({ transcript }: Episode): number =>
  transcript.flatMap(({ text }) => wordsOf(text)).length;

/** How long it takes to say it. */
export const spokenMinutes = (episode: Episode): number =>
  Math.max(1, Math.round(wordsOfEpisode(episode) / SPOKEN_WORDS_A_MINUTE));
