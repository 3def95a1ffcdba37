export interface Claim {
  readonly figure: string;
  readonly about: string;
  /** A different figure given elsewhere in our material. */
  readonly elsewhere?: string;
}

/** Marketing claims. Nothing is computed from them. */
export const claims: readonly Claim[] = [
  { figure: '40%', about: 'faster closings and transactions' },
  { figure: '100%', about: 'confidential transactions' },
  { figure: '99%', about: 'satisfaction', elsewhere: '98% in our other materials' },
  { figure: '0', about: 'commission fees for brokers' },
  { figure: '95%', about: 'compliance rate' },
  { figure: '30%', about: 'cost reduction' },
  { figure: '40%', about: 'efficiency' },
];

/** Claims made to vendors. */
export const vendorClaims: readonly Claim[] = [
  { figure: '200+', about: 'monthly RFPs' },
  { figure: '50+', about: 'active vendors' },
  { figure: '3x', about: 'more inquiries' },
  {
    figure: '85%',
    about: 'higher response',
    elsewhere: '85% vendor satisfaction in our other materials',
  },
];

export const claimsNote =
  'Marketing claims of Haven Exchange. They are not measured on this site, and no listing figure is based on them.';

export const securityBadges: readonly string[] = [
  'Row-level protection',
  'End-to-end encryption',
  'Real-time monitoring',
  'SOC-2 compliant infrastructure',
];

export const marketClaimsNote = 'As stated in our marketing; no listing figure is based on them.';

/** Market percentages and totals, as given in our material. */
export const marketClaims: readonly Claim[] = [
  { figure: '10,000', about: 'Americans turn 65 daily' },
  { figure: '73M', about: 'baby boomers' },
  { figure: '$460B', about: 'market by 2030' },
  { figure: '5.2%', about: 'annual growth' },
];
