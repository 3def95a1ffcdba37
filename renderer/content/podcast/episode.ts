import type { Action, Prose } from '#shared/home/content.ts';
import { wordsOf } from '../words.ts';

export interface Episode {
  readonly slug: string;
  readonly number: number;
  readonly heading: string;
  /** The summary for lists and search engines: 70 to 160 characters. */
  readonly description: string;
  /** As `2026-03-18`. */
  readonly date: string;
  /** Fictional speakers, each marked as such, by the key used in the turns. */
  readonly speakers: Readonly<Record<string, Speaker>>;
  /** The full conversation. No recording exists. */
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

/** Estimated speaking time in minutes. */
export const spokenMinutes = (episode: Episode): number =>
  Math.max(1, Math.round(wordsOfEpisode(episode) / SPOKEN_WORDS_A_MINUTE));
