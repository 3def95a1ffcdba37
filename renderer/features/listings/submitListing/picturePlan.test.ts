import { describe, expect, it } from 'vitest';
import { MAX_PICTURES, type PictureFile, planPictures } from './picturePlan.ts';

const file = (path: string, size = 10): PictureFile => {
  const fakeFile = new File(['x'], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(fakeFile, 'size', { value: size });
  return { path, file: fakeFile };
};
const row = (at: number, names: string, texts = '') => ({ at, names, texts });
const namesOf = (plan: ReturnType<typeof planPictures>, at: number) =>
  plan.rows.get(at)?.map(({ name }) => name) ?? [];

describe('photos of a listing import', () => {
  it.each([
    ['front.jpg; court.png', ['front.jpg', 'court.png']],
    ['front.jpg|court.png', ['front.jpg', 'court.png']],
    ['front.jpg\ncourt.png\n', ['front.jpg', 'court.png']],
    ['front.jpg, court.png', ['front.jpg', 'court.png']],
    ['Front, by day.jpg', ['Front, by day.jpg']],
    ['front.jpg;front.jpg', ['front.jpg']],
    ['', []],
  ])('parses names from a cell: %j', (cell, names) => {
    const files = ['front.jpg', 'court.png', 'Front, by day.jpg'].map((path) => file(path));
    expect(namesOf(planPictures([row(2, cell)], files), 2)).toEqual(names);
  });

  it('matches names regardless of folder and spelling', () => {
    const files = [file('Drop/Maple/FRONT.JPG'), file('court.png')];
    const plan = planPictures([row(2, 'front.jpg'), row(3, String.raw`maple\front.jpg`)], files);
    expect([namesOf(plan, 2), namesOf(plan, 3)]).toEqual([
      ['front.jpg'],
      [String.raw`maple\front.jpg`],
    ]);
    expect(plan.unnamed).toEqual(['court.png']);
  });

  it('reports missing photos by row, and unused files', () => {
    const plan = planPictures(
      [row(2, 'a.jpg; b.jpg'), row(3, 'c.jpg')],
      [file('b.jpg'), file('d.jpg')],
    );
    expect(plan.missing).toEqual([
      { at: 2, name: 'a.jpg' },
      { at: 3, name: 'c.jpg' },
    ]);
    expect(plan.unnamed).toEqual(['d.jpg']);
    expect(namesOf(plan, 2)).toEqual(['b.jpg']);
  });

  it('shares photos between rows and keeps alt texts in order', () => {
    const plan = planPictures(
      [row(2, 'a.jpg; b.jpg', 'The front; The court'), row(3, 'a.jpg')],
      [file('a.jpg'), file('b.jpg')],
    );
    expect(plan.rows.get(2)?.map(({ alt_text }) => alt_text)).toEqual(['The front', 'The court']);
    expect(plan.rows.get(3)?.map(({ alt_text }) => alt_text)).toEqual(['']);
  });

  it('reports an ambiguous name instead of guessing', () => {
    const plan = planPictures(
      [row(2, 'front.jpg'), row(3, 'oak/front.jpg')],
      [file('elm/front.jpg'), file('oak/front.jpg')],
    );
    expect(plan.refused.map(({ at }) => at)).toEqual([2]);
    expect(namesOf(plan, 3)).toEqual(['oak/front.jpg']);
  });

  it.each([
    'https://elsewhere.example/front.jpg',
    '//elsewhere.example/front.jpg',
    'data:image/png;base64,AAAA',
    'http://169.254.169.254/latest/meta-data',
  ])('does not fetch from %s', (name) => {
    const [rejection] = planPictures([row(2, name)], [file('front.jpg')]).refused;
    expect(rejection?.sentence).toContain("can't be fetched from URLs");
  });

  it.each([
    '../../front.jpg',
    'a/../../front.jpg',
    '/etc/front.jpg',
    'C:/front.jpg',
    'fr\u0000ont.jpg',
  ])('accepts dropped files, but not %j', (name) => {
    const plan = planPictures([row(2, name)], [file('front.jpg')]);
    expect(plan.refused).toHaveLength(1);
    expect(plan.rows.size).toBe(0);
  });

  it('limits the file size and the photos per listing', () => {
    const many = Array.from({ length: MAX_PICTURES + 1 }, (_, index) => `${index}.jpg`);
    const plan = planPictures(
      [row(2, many.join('\n')), row(3, 'film.jpg')],
      [...many.map((name) => file(name)), file('film.jpg', 2_000_000_000)],
    );
    expect(namesOf(plan, 2)).toHaveLength(MAX_PICTURES);
    expect(plan.refused.map(({ at, name }) => [at, name])).toEqual([
      [2, `${MAX_PICTURES}.jpg`],
      [3, 'film.jpg'],
    ]);
  });
});
