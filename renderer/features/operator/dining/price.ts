/** Reads a price in dollars up to $1,000; returns cents, or null. */
export function parsePrice(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return null;
  const cents = Math.round(Number(text) * 100);
  return cents <= 100_000 ? cents : null;
}
