/**
 * "1,250,000.75": at most two digits after the point. By hand: to make the browser's own
 * formatter takes longer than to hydrate a page, and this is what it would say.
 */
export function formatNumber(value: number): string {
  const [whole = '', part] = `${Math.round(value * 100) / 100}`.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
