import {
  isEquirectangular,
  MAX_POINTS,
  type TourPoint,
  type TourScene,
} from '#shared/listings/tours.ts';
import type { TourPicture } from './tourShapes.ts';

const changeScene = (
  scenes: readonly TourScene[],
  id: string,
  change: (scene: TourScene) => TourScene,
): readonly TourScene[] => scenes.map((scene) => (scene.id === id ? change(scene) : scene));

const shorten = (name: string): string => name.slice(0, 80);

/** Adds a scene for a photo; a picture twice as wide as high becomes a panorama. */
export function addScene(scenes: readonly TourScene[], picture: TourPicture): readonly TourScene[] {
  const scene: TourScene = {
    id: crypto.randomUUID(),
    image_id: picture.id,
    name: shorten(picture.caption?.trim() || `Scene ${scenes.length + 1}`),
    kind: isEquirectangular(picture.width, picture.height) ? 'panorama' : 'photo',
    heading: 0.5,
    width_feet: null,
    points: [],
  };
  return [...scenes, scene];
}

/** Adds a scene for an uploaded 3D model, with a photo to show where the model can't be. */
export function addModelScene(
  scenes: readonly TourScene[],
  { id, name }: { readonly id: string; readonly name: string },
  picture: TourPicture,
): readonly TourScene[] {
  const scene: TourScene = {
    id: crypto.randomUUID(),
    image_id: picture.id,
    name: shorten(name.trim() || `Scene ${scenes.length + 1}`),
    kind: 'model',
    heading: 0.5,
    width_feet: null,
    model_id: id,
    is_to_scale: true,
    points: [],
  };
  return [...scenes, scene];
}

/** Removes a scene, and the points that lead to it. */
export const removeScene = (scenes: readonly TourScene[], id: string): readonly TourScene[] =>
  scenes
    .filter((scene) => scene.id !== id)
    .map((scene) => ({
      ...scene,
      points: scene.points.filter(({ scene_id: to }) => to !== id),
    }));

/** Moves a scene one place up (-1) or down (1). */
export function moveScene(
  scenes: readonly TourScene[],
  id: string,
  by: -1 | 1,
): readonly TourScene[] {
  const from = scenes.findIndex((scene) => scene.id === id);
  const scene = scenes[from];
  const to = from + by;
  if (scene === undefined || to < 0 || to >= scenes.length) return scenes;
  return scenes.toSpliced(from, 1).toSpliced(to, 0, scene);
}

export const editScene = (
  scenes: readonly TourScene[],
  id: string,
  values: Partial<TourScene>,
): readonly TourScene[] => changeScene(scenes, id, (scene) => ({ ...scene, ...values }));

/** Adds a point, or replaces the one with the same ID. */
export const putPoint = (
  scenes: readonly TourScene[],
  sceneId: string,
  point: TourPoint,
): readonly TourScene[] =>
  changeScene(scenes, sceneId, (scene) => ({
    ...scene,
    points: [...scene.points.filter(({ id }) => id !== point.id), point].slice(0, MAX_POINTS),
  }));

export const removePoint = (
  scenes: readonly TourScene[],
  sceneId: string,
  id: string,
): readonly TourScene[] =>
  changeScene(scenes, sceneId, (scene) => ({
    ...scene,
    points: scene.points.filter((point) => point.id !== id),
  }));
