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
