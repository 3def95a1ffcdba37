import { areTourScenes } from '#shared/listings/tours.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

export const isPicture = object({
  id: text,
  image_url: text,
  alt_text: orNull(text),
  caption: orNull(text),
  width: orNull(number),
  height: orNull(number),
  image_order: number,
});

export const arePictures = listOf(isPicture);

export const isCommunity = object({ id: text, property_name: text, location: text });

/** A tour that everyone with the listing's link can open; null if there is none. */
export const isOpenTourOrNull = orNull(
  object({ listing: isCommunity, scenes: areTourScenes, pictures: arePictures }),
);

/** Tours of public listings. */
export const areListedTours = listOf(
  object({
    listing_id: text,
    property_name: text,
    location: text,
    scene_count: number,
    cover: orNull(isPicture),
  }),
);

export type TourPicture = ShapeOf<typeof isPicture>;
export type Community = ShapeOf<typeof isCommunity>;
export type ListedTour = ShapeOf<typeof areListedTours>[number];
