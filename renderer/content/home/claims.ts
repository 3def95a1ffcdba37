export interface Claim {
  readonly figure: string;
  readonly about: string;
  /** What another place of our material says instead. */
  readonly elsewhere?: string;
}

/** Marketing claims: text that nothing is computed from. */
export const claims: readonly Claim[] = [
  { figure: '40%', about: 'faster closings and transactions' },
  { figure: '100%', about: 'confidential transactions' },
  { figure: '99%', about: 'satisfaction', elsewhere: '98% in another place' },
  { figure: '0', about: 'commission fees for brokers' },
  { figure: '95%', about: 'compliance rate' },
  { figure: '30%', about: 'cost reduction' },
  { figure: '40%', about: 'efficiency' },
];

/** What vendors are told. */
export const vendorClaims: readonly Claim[] = [
  { figure: '200+', about: 'monthly RFPs' },
  { figure: '50+', about: 'active vendors' },
  { figure: '3x', about: 'more inquiries' },
  {
    figure: '85%',
    about: 'higher response',
    elsewhere: '85% vendor satisfaction in another place',
  },
];

export const claimsNote =
  'Marketing claims of Haven Exchange. They are not measured on this site, and no figure of a listing comes from them.';

export const securityBadges: readonly string[] = [
  'Row-level protection',
  'End-to-end encryption',
  'Real-time monitoring',
  'SOC-2 compliant infrastructure',
];

export const marketClaimsNote =
  'As our marketing gives them; no figure of a listing comes from them.';

/** Shares and sums of the market, as our material gives them. */
export const marketClaims: readonly Claim[] = [
  { figure: '10,000', about: 'Americans turn 65 daily' },
  { figure: '73M', about: 'baby boomers' },
  { figure: '$460B', about: 'market by 2030' },
  { figure: '5.2%', about: 'annual growth' },
];
