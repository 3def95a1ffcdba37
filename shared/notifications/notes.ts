import { linkTo } from '../routes.ts';

/** Something a person should see now, wherever they are on their computer. */
export interface Note {
  /** The same matter has the same id, whoever tells of it and however often. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The screen that a click opens. */
  readonly route: string;
  /** Passes the quiet hours. */
  readonly urgent?: boolean;
  /** What an answer written into it goes to, where the system has a field for one. */
  readonly answers?: Answered;
}

/** A conversation, and the newest message of it that the note tells of: who answers has read up to there. */
export interface Answered {
  readonly conversation: string;
  readonly upTo: string | null;
}

/** A person tries whether notifications arrive. Everything else that is told is in `kinds.ts`. */
export const trialNote = (attempt: string): Note => ({
  id: `trial:${attempt}`,
  title: 'Notifications work',
  body: 'This is how Haven Exchange tells you what should not wait.',
  route: linkTo('dashboard'),
  // Somebody sits in front of it and looks.
  urgent: true,
});
