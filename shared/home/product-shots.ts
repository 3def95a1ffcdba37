/** Product screenshots on public pages, taken by `npm run shots -- --product` in `build/product-shots/scenes.ts`. */
export const PRODUCT_SHOTS = [
  'alerts',
  'broker-desk',
  'calendar',
  'care',
  'clients',
  'closing',
  'command-center',
  'community',
  'compare',
  'confidential',
  'deal-room',
  'emergency',
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

/** Screenshots that play a clip, cut from the demo video by `npm run demo-video`. */
export const PRODUCT_CLIPS = [
  'closing',
  'deal-room',
  'map',
  'pipeline',
  'search',
  'valuation',
] as const satisfies readonly ProductShotName[];

export type ProductClipName = (typeof PRODUCT_CLIPS)[number];

export const CLIP_SIZE = { width: 960, height: 540 } as const;

export const hasClip = (name: ProductShotName): name is ProductClipName =>
  (PRODUCT_CLIPS as readonly string[]).includes(name);

/** Address of a clip on the public site. */
export const productClipUrl = (name: ProductClipName) => `/product/${name}.webm`;
