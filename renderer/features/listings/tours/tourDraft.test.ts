import { describe, expect, it } from 'vitest';
import { addScene, moveScene, putPoint, removeScene } from './tourDraft.ts';
import type { TourPicture } from './tourShapes.ts';

const picture = (id: string, width = 1200, height = 800): TourPicture => ({
  id,
  image_url: `/facades/${id}.svg`,
  alt_text: null,
  caption: `Photo ${id}`,
  width,
  height,
  image_order: 0,
});

const three = ['a', 'b', 'c'].reduce<ReturnType<typeof addScene>>(
  (scenes, id) => addScene(scenes, picture(id)),
  [],
);
const ids = three.map(({ id }) => id);

describe('a tour draft', () => {
  it('names a scene after its photo and detects panoramas', () => {
    const [scene] = addScene([], picture('lobby', 4096, 2048));
    expect(scene).toMatchObject({ name: 'Photo lobby', kind: 'panorama', image_id: 'lobby' });
    expect(three[0]?.kind).toBe('photo');
  });

  it('removes the points that lead to a removed scene', () => {
    const point = { id: 'p', x: 0.5, y: 0.5, title: 'Next', text: '', scene_id: ids[2] ?? '' };
    const linked = putPoint(three, ids[0] ?? '', point);
    expect(removeScene(linked, ids[2] ?? '')[0]?.points).toEqual([]);
    expect(removeScene(linked, ids[1] ?? '')[0]?.points).toEqual([point]);
  });

  it('keeps the first scene first and the last one last', () => {
    expect(moveScene(three, ids[0] ?? '', -1)).toEqual(three);
    expect(moveScene(three, ids[2] ?? '', 1)).toEqual(three);
    expect(moveScene(three, ids[0] ?? '', 1).map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
  });

  it('replaces a point that has the same ID', () => {
    const point = { id: 'p', x: 0.1, y: 0.1, title: 'Kitchen', text: 'Gas range', scene_id: null };
    const once = putPoint(three, ids[0] ?? '', point);
    expect(putPoint(once, ids[0] ?? '', { ...point, title: 'Pantry' })[0]?.points).toEqual([
      { ...point, title: 'Pantry' },
    ]);
  });
});
