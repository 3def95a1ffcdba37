/** Returns the product's name under the active brand, set by first-paint.js and session/brand/activeBrand.ts. */
export const siteName = (): string =>
  document.documentElement.dataset.brandName ?? 'Haven Exchange';
