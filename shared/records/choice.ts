/** An allowed value of a field. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Color indicates state only. */
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
}

/** Values and labels for a select. */
export const toOptions = (choices: readonly Choice[]) =>
  choices.map(({ value, label }) => [value, label] as const);
