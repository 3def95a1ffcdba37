const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$29.00", "-$12.30": where amounts stand in a column or are charged. */
export function formatCents(cents: number): string {
  return exact.format(cents / 100).replace('-', '−');
}

/** "$29": a price in a sentence or a heading. */
export function formatPrice(cents: number): string {
  return short.format(cents / 100);
}

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** "$19,750,000": prices and rents of communities. */
export function formatDollars(dollars: number): string {
  return whole.format(dollars);
}

/** "$1.1B", below a billion "$740M": asking prices together. */
export function formatVolume(dollars: number): string {
  return dollars >= 1e9 ? `$${(dollars / 1e9).toFixed(1)}B` : `$${(dollars / 1e6).toFixed(0)}M`;
}
