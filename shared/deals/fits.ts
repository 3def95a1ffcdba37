const NEEDS: Readonly<Record<string, string>> = {
  type: 'type',
  state: 'state',
  price: 'price',
  beds: 'beds',
  cap_rate: 'cap rate',
};

const named = (needs: readonly string[]): string =>
  needs.map((need) => NEEDS[need] ?? need).join(', ');

/** Returns, for example, "Fits type, state. Misses price." */
export function describeFit(fits: readonly string[], misses: readonly string[]): string {
  const fitText = fits.length === 0 ? '' : `Fits ${named(fits)}.`;
  return misses.length === 0 ? fitText : `${fitText} Misses ${named(misses)}.`.trim();
}
