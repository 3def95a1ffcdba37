import type { DraftPicture } from './listingForm.ts';

/** True for demo drawings, which are not uploaded files. */
export const isDemoPicture = ({ image_url: url }: DraftPicture): boolean =>
  url !== undefined && !url.startsWith('/storage/');

/** File name in the listing's folder. */
export const pictureFileName = ({ id, image_url: url }: DraftPicture): string =>
  url === undefined ? id : url.slice(url.lastIndexOf('/') + 1);
