import { expect, it } from 'vitest';
import { describeChecklistChanges } from './checklistChanges.ts';

const describe = (...args: Parameters<typeof describeChecklistChanges>) => {
  const { summary, lines } = describeChecklistChanges(...args);
  return { summary, lines: lines.map(({ text }) => text) };
};

const rails = {
  id: 'rails',
  tag: 'Rails',
  label: 'Rails are firm',
  source: '',
  is_physical: false,
};
const food = { ...rails, id: 'food', tag: 'Food', label: 'Food is dated', source: 'Food Code' };
const exits = { ...rails, id: 'exits', tag: 'Exits', label: 'Exits are clear' };
const round = { name: 'Monthly round', items: [rails, food], is_archived: false };

it('names added, removed, and changed items, and a new name', () => {
  const changed = {
    ...rails,
    tag: 'Safety',
    label: 'Rails are tight',
    source: 'House rule',
    is_physical: true,
  };
  const after = { ...round, name: 'Weekly round', items: [changed, exits] };
  expect(describe(round, after)).toEqual({
    summary: '1 item added, 1 removed, 1 changed, renamed',
    lines: [
      'Renamed from “Monthly round” to “Weekly round”.',
      'Added “Exits are clear”.',
      'Removed “Food is dated”.',
      'Changed “Rails are tight”: text was “Rails are firm”, tag was “Rails”, now “Safety”, rule or source “House rule” added, opens a work order now.',
    ],
  });
});

it('names a removed source and an item that no longer opens a work order', () => {
  const before = { ...round, items: [{ ...food, is_physical: true }] };
  const after = { ...round, items: [{ ...food, source: '' }] };
  expect(describe(before, after).lines).toEqual([
    'Changed “Food is dated”: rule or source “Food Code” removed, no longer opens a work order.',
  ]);
});

it('distinguishes a moved item from one added or removed before it', () => {
  const moved = { ...round, items: [food, rails] };
  expect(describe(round, moved)).toEqual({
    summary: 'Order changed',
    lines: ['Changed the order of items.'],
  });
  const longer = { ...round, items: [exits, rails, food] };
  expect(describe(round, longer).summary).toBe('1 item added');
});

it('names archiving and restoring', () => {
  const archived = { ...round, is_archived: true };
  expect(describe(round, archived)).toEqual({
    summary: 'Archived',
    lines: ['Archived.'],
  });
  expect(describe(archived, round).lines).toEqual(['Restored from the archive.']);
});

it('labels the first version', () => {
  expect(describe(null, round)).toEqual({ summary: 'First version', lines: [] });
});
