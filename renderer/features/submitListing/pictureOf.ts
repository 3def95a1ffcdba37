import type { DraftPicture } from './listingForm.ts';

/** Drawings of the demo are no files of anybody. */
export const isDrawing = ({ image_url: url }: DraftPicture): boolean =>
  url !== undefined && !url.startsWith('/storage/');

/** The name of its file in the folder of its listing. */
export const fileOf = ({ id, image_url: url }: DraftPicture): string =>
  url === undefined ? id : url.slice(url.lastIndexOf('/') + 1);
