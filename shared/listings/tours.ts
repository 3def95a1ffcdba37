import * as s from '../shape.ts';

export const SCENE_KINDS = [
  { value: 'photo', label: 'Photo' },
  { value: 'panorama', label: '360° panorama' },
  { value: 'plan', label: 'Floor plan' },
  { value: 'model', label: '3D model' },
] as const;

/** Limits that `private.are_tour_scenes` enforces too. */
export const MAX_SCENES = 40;
export const MAX_POINTS = 30;
export const MAX_TITLE = 80;
export const MAX_POINT_TEXT = 600;
export const MAX_PLAN_FEET = 5000;

const isPoint = s.both(
  s.object({
    id: s.text,
    /** Position in the picture, from its left and top edge, 0 to 1; in a model, from the lowest corner of its box. */
    x: s.number,
    y: s.number,
    title: s.text,
    text: s.text,
    /** The scene that the point leads to, or null for a fact. */
    scene_id: s.orNull(s.text),
  }),
  // Only in a model: position from the back of its box.
  s.partial({ z: s.orNull(s.number) }),
);

const isScene = s.both(
  s.object({
    id: s.text,
    image_id: s.text,
    name: s.text,
    kind: s.oneOf(SCENE_KINDS.map(({ value }) => value)),
    /** Where a panorama opens: 0 is its left edge, 0.5 its center. */
    heading: s.number,
    /** Width of a floor plan, which makes it measurable. */
    width_feet: s.orNull(s.number),
    points: s.listOf(isPoint),
  }),
  s.partial({
    /** File of a 3D model; its picture is shown where the model can't be. */
    model_id: s.orNull(s.text),
    /** True if one unit of the model is one meter, which makes it measurable. */
    is_to_scale: s.orNull(s.bool),
  }),
);

export type TourPoint = s.ShapeOf<typeof isPoint>;
export type TourScene = s.ShapeOf<typeof isScene>;

export const areTourScenes: s.Guard<readonly TourScene[]> = s.listOf(isScene);

/** A picture twice as wide as high covers the whole sphere: 360° by 180°. */
export const isEquirectangular = (width: number | null, height: number | null): boolean =>
  width !== null && height !== null && height >= 512 && Math.abs(width - 2 * height) <= 2;
