import { describe, expect, it } from 'vitest';
import {
  CHECKLIST_TEMPLATES,
  CHECKLIST_TYPES,
  type ChecklistItem,
  getBlockingItems,
  getChecklistGap,
} from './checklists.ts';

const TODAY = '2026-11-23';
const createChecklist = (type: (typeof CHECKLIST_TYPES)[number]['value']): ChecklistItem[] =>
  CHECKLIST_TEMPLATES[type].map((one) => ({
    ...one,
    id: one.key,
    state: 'open',
    isShown: false,
    due_on: null,
  }));
const titles = (items: readonly ChecklistItem[]) => items.map(({ key }) => key);

describe('a checklist', () => {
  it.each(CHECKLIST_TYPES.map(({ value }) => value))(
    'of %s has unique items whose dependencies exist and have no cycles',
    (type) => {
      const items = CHECKLIST_TEMPLATES[type];
      const keys = items.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const reach = (key: string, seen: readonly string[]): void => {
        expect(seen).not.toContain(key);
        const found = items.find((one) => one.key === key);
        expect(found).toBeDefined();
        for (const need of found?.needs ?? []) reach(need, [...seen, key]);
      };
      for (const key of keys) reach(key, []);
    },
  );

  it('scores finished items by weight, and those without their file by half', () => {
    const items = createChecklist('diligence');
    expect(getChecklistGap(items, TODAY)).toMatchObject({ score: 0, done: 0, all: 22 });
    const whole = items.map((one) => ({ ...one, state: 'done' as const }));
    expect(getChecklistGap(whole, TODAY).score).toBe(50);
    expect(
      getChecklistGap(
        whole.map((one) => ({ ...one, isShown: true })),
        TODAY,
      ),
    ).toMatchObject({
      score: 100,
      next: [],
    });
    const none = items.map((one) => ({ ...one, state: 'not_needed' as const }));
    expect(getChecklistGap(none, TODAY).score).toBe(100);
  });

  it('lists what a buyer asks next: overdue first, then the heaviest unblocked items', () => {
    const items = createChecklist('diligence');
    expect(titles(getChecklistGap(items, TODAY).next)).toEqual([
      'rent_roll',
      'surveys',
      't12',
      'licences',
      'staffing',
    ]);
    const late = items.map((one) =>
      one.key === 'zoning' ? { ...one, due_on: '2026-11-01' } : one,
    );
    expect(getChecklistGap(late, TODAY).next[0]?.key).toBe('zoning');
    const corrections = items.find(({ key }) => key === 'corrections');
    expect(corrections && titles(getBlockingItems(corrections, items))).toEqual(['surveys']);
  });
});
