import { expect, it } from 'vitest';
import { beforeText, changeText, shareText } from './change.ts';

it('a change is a share of what was before', () => {
  expect(changeText(150, 100)).toBe('+50.0%');
  expect(changeText(50, 100)).toBe('−50.0%');
  expect(changeText(100, 100)).toBe('0.0%');
});

it('where nothing was before there is none', () => {
  expect(changeText(10, 0)).toBe('—');
  expect(beforeText(10, 0)).toBe('Nothing in the period before');
  expect(beforeText(12, 10)).toBe('+20.0% against 10 before');
});

it('a share of nothing is none', () => {
  expect(shareText(0, 0)).toBe('—');
  expect(shareText(1, 3)).toBe('33.3%');
});
