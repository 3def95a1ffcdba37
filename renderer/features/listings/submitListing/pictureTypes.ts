/** Accepted image types for listing photos. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Stored as JPEG, which the teaser's PDF can embed unchanged. */
export const STORED_PICTURE_TYPE = 'image/jpeg';
export const RESIZE_OPTIONS = { longestSide: 2400, quality: 0.86, ground: '#fff' };
