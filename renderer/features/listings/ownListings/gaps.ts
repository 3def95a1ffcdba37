/** Missing details by server name, with the fix and the form step where it is made. */
export const GAPS: Readonly<
  Record<string, { readonly text: string; readonly step: string | null }>
> = {
  price: { text: 'Add the asking price, or expect buyers to ask for it first.', step: 'figures' },
  cap_rate: { text: 'Add the cap rate.', step: 'figures' },
  occupancy: { text: 'Add the occupancy.', step: 'figures' },
  beds: { text: 'Add the number of licensed or operating beds.', step: 'size' },
  license: { text: 'Add the license.', step: 'size' },
  year_built: { text: 'Add the year built.', step: 'size' },
  ccn: { text: 'Add the federal certification number.', step: 'size' },
  description: { text: 'Write a description of at least 200 characters.', step: 'story' },
  pictures: { text: 'Add at least six photos.', step: null },
  alt_text: { text: 'Add alt text to each photo.', step: null },
  address: { text: 'Add the street address, for buyers with a plan.', step: 'place' },
  unit_mix: { text: 'Add the unit mix.', step: 'mix' },
  payor_mix: { text: 'Add the payor mix.', step: 'mix' },
  history: { text: 'Add census and rates for the last 12 months.', step: 'mix' },
  agreement: { text: 'Choose what buyers sign before they read documents.', step: null },
  financials: { text: 'Add the financials behind the agreement.', step: null },
  rent_roll: { text: 'Add the rent roll behind the agreement.', step: null },
  confirmed: {
    text: "Confirm it's still accurate. It hasn't been confirmed for 30 days.",
    step: null,
  },
};

const MOST = Object.keys(GAPS).length;

/** Percentage of the details buyers ask for first that a listing has. */
export const readinessOf = (gaps: readonly string[]): number =>
  Math.round((100 * (MOST - gaps.length)) / MOST);
