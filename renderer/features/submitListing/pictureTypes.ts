/** What may come as a picture of a listing. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** As JPEG whatever came, since that is what the PDF of a teaser takes as it is. */
export const KEPT_AS = 'image/jpeg';
export const DRAWN = { longestSide: 2400, quality: 0.86, ground: '#fff' };
