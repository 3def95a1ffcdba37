/**
 * Rounds the decimal number that a person sees, half away from zero as Postgres does. In binary 1.005 × 100 is
 * 100.49999999999999; fifteen digits remove that error.
 */
export function roundDecimal(value: number, digits = 0): number {
  const scale = 10 ** digits;
  const scaled = Number((Math.abs(value) * scale).toPrecision(15));
  return (Math.sign(value) * Math.round(scaled)) / scale;
}

/**
 * "1,250,000.75": at most two digits after the point. By hand: to make the browser's own
 * formatter takes longer than to hydrate a page, and this is what it would say.
 */
export function formatNumber(value: number): string {
  const [whole = '', part] = `${roundDecimal(value, 2)}`.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return signed(part === undefined ? grouped : `${grouped}.${part}`);
}

/** "4.6", "1.35": always as many digits after the point, so that columns line up. */
export const formatFixed = (value: number, digits: number): string =>
  signed(roundDecimal(value, digits).toFixed(digits));

/** "1.35×": how many times one amount is another. */
export const formatTimes = (value: number): string => `${formatFixed(value, 2)}×`;

/** A minus as wide as a digit, which no hyphen is; nothing is below zero that rounds to it. */
const signed = (text: string): string =>
  /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
