/** The rows of the federal grid, from the worst: three letters each, isolated, pattern and widespread. */
export const SEVERITIES = [
  'Immediate jeopardy (J–L)',
  'Actual harm (G–I)',
  'Potential for more than minimal harm (D–F)',
  'Potential for minimal harm (A–C)',
] as const;

const GRID = 'JKLGHIDEFABC';

/** How many citations stand in each field of the grid, row by row. */
export const gradesOf = (letters: readonly string[]): readonly number[] =>
  [...GRID].map((letter) => letters.filter((one) => one === letter).length);
