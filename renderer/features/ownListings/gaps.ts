/** What a listing lacks, by the name that the server gives it: what to do, and the step of the form that mends it. */
export const GAPS: Readonly<
  Record<string, { readonly text: string; readonly step: string | null }>
> = {
  price: { text: 'Say the asking price, or be ready to be asked for it first.', step: 'figures' },
  cap_rate: { text: 'State the cap rate.', step: 'figures' },
  occupancy: { text: 'State the occupancy.', step: 'figures' },
  beds: { text: 'Say how many beds are licensed or in use.', step: 'size' },
  license: { text: 'Name the license.', step: 'size' },
  year_built: { text: 'Say when it was built.', step: 'size' },
  ccn: { text: 'Name its federal certification number.', step: 'size' },
  description: { text: 'Describe it in 200 characters or more.', step: 'story' },
  pictures: { text: 'Show at least six pictures.', step: null },
  alt_text: { text: 'Describe each picture for whoever cannot see it.', step: null },
  address: { text: 'Give the street address, for buyers with a plan.', step: 'place' },
  unit_mix: { text: 'State the unit mix.', step: 'mix' },
  payor_mix: { text: 'State who pays.', step: 'mix' },
  history: { text: 'State census and rate of the last twelve months.', step: 'mix' },
  agreement: { text: 'Say what buyers sign before they read documents.', step: null },
  financials: { text: 'Put the financials behind the agreement.', step: null },
  rent_roll: { text: 'Put the rent roll behind the agreement.', step: null },
  confirmed: { text: 'Confirm that it is still right; nobody has for thirty days.', step: null },
};

const MOST = Object.keys(GAPS).length;

/** How much of what buyers ask for first a listing has, in per cent. */
export const readinessOf = (gaps: readonly string[]): number =>
  Math.round((100 * (MOST - gaps.length)) / MOST);
