/** What a picture of a listing is kept as, and how large. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const DRAWN = { longestSide: 2400, quality: 0.86 };
