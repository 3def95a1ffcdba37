import { areTourScenes } from '#shared/listings/tours.ts';
import * as s from '../../../ui/shape/shape.ts';

export const isPicture = s.object({
  id: s.text,
  image_url: s.text,
  alt_text: s.orNull(s.text),
  caption: s.orNull(s.text),
  width: s.orNull(s.number),
  height: s.orNull(s.number),
  image_order: s.number,
});

export const arePictures = s.listOf(isPicture);

export const isCommunity = s.object({ id: s.text, property_name: s.text, location: s.text });

/** A tour that everyone with the listing's link can open; null if there is none. */
export const isOpenTourOrNull = s.orNull(
  s.object({ listing: isCommunity, scenes: areTourScenes, pictures: arePictures }),
);

/** Tours of public listings. */
export const areListedTours = s.listOf(
  s.object({
    listing_id: s.text,
    property_name: s.text,
    location: s.text,
    scene_count: s.number,
    cover: s.orNull(isPicture),
  }),
);

export type TourPicture = s.ShapeOf<typeof isPicture>;
export type Community = s.ShapeOf<typeof isCommunity>;
export type ListedTour = s.ShapeOf<typeof areListedTours>[number];
