/**
 * Rounds a decimal number half away from zero, as Postgres does. In binary 1.005 × 100 is 100.49999999999999;
 * limiting to fifteen digits removes that error.
 */
export function roundDecimal(value: number, digits = 0): number {
  const scale = 10 ** digits;
  const scaled = Number((Math.abs(value) * scale).toPrecision(15));
  return (Math.sign(value) * Math.round(scaled)) / scale;
}

/**
 * "1,250,000.75": at most two decimals. Handwritten because creating the browser's formatter takes longer than
 * hydrating a page; the output is the same.
 */
export function formatNumber(value: number): string {
  const [whole = '', part] = `${roundDecimal(value, 2)}`.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return signed(part === undefined ? grouped : `${grouped}.${part}`);
}

/** "4.6", "1.35": a fixed number of decimals, so columns line up. */
export const formatFixed = (value: number, digits: number): string =>
  signed(roundDecimal(value, digits).toFixed(digits));

/** "1.35×": the ratio of two amounts. */
export const formatTimes = (value: number): string => `${formatFixed(value, 2)}×`;

/** Uses a true minus, which is as wide as a digit; drops it from values that round to zero. */
const signed = (text: string): string =>
  /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
