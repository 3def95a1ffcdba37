import { describe, expect, it } from 'vitest';
import { isFailure } from './inspectionText.ts';
import { formatItems, parseItems } from './templateItems.ts';

const TYPED =
  'Exit is clear\nHot water | 105 to 120 °F\nFreezer | to 0 °F\nLoad time | 30 min\nPanel is closed | photo\nBoiler | to 180 °F | photo';

describe('items of a template', () => {
  it('are read from lines and written back the same way', () => {
    const items = parseItems(TYPED) ?? [];
    expect(items.map(({ type, min, max }) => [type, min, max])).toEqual([
      ['check', undefined, undefined],
      ['reading', 105, 120],
      ['reading', null, 0],
      ['reading', 30, null],
      ['check', undefined, undefined],
      ['reading', null, 180],
    ]);
    expect(items.map(({ needs_photo = false }) => needs_photo)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(formatItems(items)).toBe(TYPED);
  });

  it('are refused without a label or with other limits', () => {
    for (const typed of ['', '| 5', 'Water | about 5', 'Water | 1 | 2']) {
      expect(parseItems(typed)).toBeNull();
    }
  });
});

describe('a failed item', () => {
  it('is a failed check or a reading outside its limits', () => {
    const [exit, water, freezer] = parseItems(TYPED) ?? [];
    if (exit === undefined || water === undefined || freezer === undefined) throw new Error();
    expect(isFailure(exit, { value: 'fail' })).toBe(true);
    expect(isFailure(exit, { value: 'not_applicable' })).toBe(false);
    expect(isFailure(water, { value: 104.9 })).toBe(true);
    expect(isFailure(water, { value: 105 })).toBe(false);
    expect(isFailure(freezer, { value: 1 })).toBe(true);
  });
});
