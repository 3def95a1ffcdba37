interface Figure {
  readonly figure: string;
  readonly about: string;
}

/** Figures about the market as a whole. Nothing is computed from them. */
export const marketFigures: readonly Figure[] = [
  { figure: '10,000', about: 'Americans turn 65 daily' },
  { figure: '73M', about: 'baby boomers' },
  { figure: '$460B', about: 'market by 2030' },
  { figure: '5.2%', about: 'annual growth' },
];

export const securityBadges: readonly string[] = [
  'Row-level protection',
  'End-to-end encryption',
  'Real-time monitoring',
  'SOC-2 compliant infrastructure',
];
