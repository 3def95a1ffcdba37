/** An allowed value of a field. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Color indicates state only. */
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
}
