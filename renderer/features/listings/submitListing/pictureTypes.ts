import type { ImageSize } from '#shared/files/imageSize.ts';
import { isEquirectangular } from '#shared/listings/tours.ts';

/** Accepted image types for listing photos. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Stored as JPEG, which the teaser's PDF can embed unchanged. */
export const STORED_PICTURE_TYPE = 'image/jpeg';
/** 360° panoramas keep more pixels: a viewer sees a fifth of them at once. */
const PANORAMA_SIDE = 4096;
export const RESIZE_OPTIONS = { longestSide: 2400, quality: 0.86, ground: '#fff' };
export const UPLOAD_OPTIONS = {
  ...RESIZE_OPTIONS,
  longestSide: ({ width, height }: ImageSize) =>
    isEquirectangular(width, height) ? PANORAMA_SIDE : RESIZE_OPTIONS.longestSide,
};
