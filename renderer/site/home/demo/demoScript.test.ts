import { expect, it } from 'vitest';
import { clockText, cueAt, cues, DEMO_SECONDS } from './demoScript.ts';

it('the demo takes ninety seconds, and each sentence can be read in its time', () => {
  expect(cues.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(DEMO_SECONDS);
  for (const { caption, seconds } of cues) {
    expect(caption.split(' ').length / seconds, caption).toBeLessThan(3);
  }
});

it('what is shown at a second is what began last', () => {
  expect(cueAt(0).scene).toBe('street');
  expect(cueAt(8.9).scene).toBe('street');
  expect(cueAt(9).scene).toBe('search');
  expect(cueAt(DEMO_SECONDS).scene).toBe('desktop');
  expect(clockText(67.4)).toBe('1:07');
});
