import { describe, expect, it } from 'vitest';
import { MOST_PICTURES, type PictureFile, planPictures } from './picturePlan.ts';

const file = (path: string, size = 10): PictureFile => {
  const made = new File(['x'], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(made, 'size', { value: size });
  return { path, file: made };
};
const row = (at: number, names: string, texts = '') => ({ at, names, texts });
const namesOf = (plan: ReturnType<typeof planPictures>, at: number) =>
  plan.rows.get(at)?.map(({ name }) => name) ?? [];

describe('the pictures of a file of listings', () => {
  it.each([
    ['front.jpg; court.png', ['front.jpg', 'court.png']],
    ['front.jpg|court.png', ['front.jpg', 'court.png']],
    ['front.jpg\ncourt.png\n', ['front.jpg', 'court.png']],
    ['front.jpg, court.png', ['front.jpg', 'court.png']],
    ['Front, by day.jpg', ['Front, by day.jpg']],
    ['front.jpg;front.jpg', ['front.jpg']],
    ['', []],
  ])('are named in a cell: %j', (cell, names) => {
    const files = ['front.jpg', 'court.png', 'Front, by day.jpg'].map((path) => file(path));
    expect(namesOf(planPictures([row(2, cell)], files), 2)).toEqual(names);
  });

  it('are found by their name, whatever folder they lie in and however it is written', () => {
    const files = [file('Drop/Maple/FRONT.JPG'), file('court.png')];
    const plan = planPictures([row(2, 'front.jpg'), row(3, String.raw`maple\front.jpg`)], files);
    expect([namesOf(plan, 2), namesOf(plan, 3)]).toEqual([
      ['front.jpg'],
      [String.raw`maple\front.jpg`],
    ]);
    expect(plan.unnamed).toEqual(['court.png']);
  });

  it('that no file has are told by their row, and so are files that no row names', () => {
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

  it('may be the same for two rows, and have what they show in their order', () => {
    const plan = planPictures(
      [row(2, 'a.jpg; b.jpg', 'The front; The court'), row(3, 'a.jpg')],
      [file('a.jpg'), file('b.jpg')],
    );
    expect(plan.rows.get(2)?.map(({ alt_text }) => alt_text)).toEqual(['The front', 'The court']);
    expect(plan.rows.get(3)?.map(({ alt_text }) => alt_text)).toEqual(['']);
  });

  it('of two files with one name are asked about, and not guessed', () => {
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
  ])('are not fetched from %s', (name) => {
    const [refused] = planPictures([row(2, name)], [file('front.jpg')]).refused;
    expect(refused?.sentence).toContain('not fetched from addresses');
  });

  it.each([
    '../front.jpg',
    'a/../../front.jpg',
    '/etc/front.jpg',
    'C:/front.jpg',
    'fr\u0000ont.jpg',
  ])('are files of the drop, and %j is none', (name) => {
    const plan = planPictures([row(2, name)], [file('front.jpg')]);
    expect(plan.refused).toHaveLength(1);
    expect(plan.rows.size).toBe(0);
  });

  it('are of a size that can be unpacked, and as many as a listing shows', () => {
    const many = Array.from({ length: MOST_PICTURES + 1 }, (_, index) => `${index}.jpg`);
    const plan = planPictures(
      [row(2, many.join('\n')), row(3, 'film.jpg')],
      [...many.map((name) => file(name)), file('film.jpg', 2_000_000_000)],
    );
    expect(namesOf(plan, 2)).toHaveLength(MOST_PICTURES);
    expect(plan.refused.map(({ at, name }) => [at, name])).toEqual([
      [2, `${MOST_PICTURES}.jpg`],
      [3, 'film.jpg'],
    ]);
  });
});
