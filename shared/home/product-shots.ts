/** Product screenshots on public pages, taken by `npm run shots -- --product` in `build/product-shots/scenes.ts`. */
export const PRODUCT_SHOTS = [
  'alerts',
  'broker-desk',
  'calendar',
  'care',
  'clients',
  'closing',
  'community',
  'compare',
  'confidential',
  'deal-room',
  'investment',
  'leads',
  'map',
  'market',
  'messages',
  'notifications',
  'operator-desk',
  'pipeline',
  'project',
  'room-log',
  'search',
  'security',
  'seller-desk',
  'users',
  'valuation',
  'vendor-desk',
  'vendors',
] as const;

export type ProductShotName = (typeof PRODUCT_SHOTS)[number];

export const SHOT_THEMES = ['light', 'dark'] as const;
export const SHOT_SIZE = { width: 1200, height: 750 } as const;

/** Address of a screenshot on the public site. */
export const productShotUrl = (name: ProductShotName, theme: (typeof SHOT_THEMES)[number]) =>
  `/product/${name}-${theme}.webp`;
