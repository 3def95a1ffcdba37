/** One of the values that a field may have. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Colour says state and nothing else. */
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
}
