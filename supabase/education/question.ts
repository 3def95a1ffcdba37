/**
 * A question of a course's quiz. Question banks are imported only by the build, which writes them into the database;
 * the renderer must never import them, because they contain the answers.
 */
export interface Question {
  /** The lesson that answers it. */
  readonly lesson: string;
  readonly prompt: string;
  /** The correct choice comes first; each attempt shuffles them. */
  readonly choices: readonly [string, string, string, ...string[]];
  /** Shown after submission, whatever the answer was. */
  readonly explanation: string;
}
