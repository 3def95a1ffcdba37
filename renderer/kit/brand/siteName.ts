/** What the product is called here: by the brand that it wears, as first-paint.js and core/brand/worn.ts say. */
export const siteName = (): string =>
  document.documentElement.dataset.brandName ?? 'Haven Exchange';
