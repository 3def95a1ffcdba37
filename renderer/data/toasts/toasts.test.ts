import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastsReducer } from './toastsSlice.ts';

const initial = toastsReducer(undefined, { type: 'start' });
const saved = { intent: 'success', title: 'Saved', description: 'All is well.' } as const;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));

describe('a toast', () => {
  it('is suppressed if repeated within five seconds', () => {
    let state = toastsReducer(initial, showToast(saved));
    vi.setSystemTime(1_004_999);
    state = toastsReducer(state, showToast(saved));
    expect(state.shown).toHaveLength(1);
  });

  it('is shown again after five seconds', () => {
    let state = toastsReducer(initial, showToast(saved));
    vi.setSystemTime(1_005_000);
    state = toastsReducer(state, showToast(saved));
    expect(state.shown).toHaveLength(2);
  });

  it('is suppressed even if the first was dismissed', () => {
    let state = toastsReducer(initial, showToast(saved));
    state = toastsReducer(state, dismissToast(state.shown[0]?.id ?? ''));
    state = toastsReducer(state, showToast(saved));
    expect(state.shown).toEqual([]);
  });

  it('with another description is another toast', () => {
    let state = toastsReducer(initial, showToast(saved));
    state = toastsReducer(state, showToast({ ...saved, description: 'Twice.' }));
    expect(state.shown).toHaveLength(2);
  });
});

describe('toast history', () => {
  it('is limited to twenty entries, dropping the oldest', () => {
    let state = initial;
    for (let count = 1; count <= 21; count += 1) {
      state = toastsReducer(state, showToast({ ...saved, title: `Number ${count}` }));
    }
    expect(state.record).toHaveLength(20);
    expect(state.record[0]?.title).toBe('Number 2');
  });
});
