import type { Level, Section } from './careShapes.ts';

type Answers = Readonly<Record<string, number>>;

/** Returns the points of the answers so far and how many questions have none. The server computes the signed score. */
export function scoreAssessment(sections: readonly Section[], answers: Answers) {
  let score = 0;
  let missing = 0;
  for (const { questions } of sections) {
    for (const { id, options } of questions) {
      const points = options[answers[id] ?? -1]?.points;
      if (points === undefined) missing += 1;
      else score += points;
    }
  }
  return { score, missing };
}

/** Returns the level that a score gives, counted from 1. */
export const levelOfScore = (levels: readonly Level[], score: number): number =>
  levels.filter(({ from }) => from <= score).length;
