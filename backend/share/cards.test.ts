import { expect, test, vi } from 'vitest';
import { makeCards } from './cards.ts';

const share = (title: string) => ({ title, drawing: '<svg/>' });

test('a card is drawn once, one at a time, and a swarm is told to come again', async () => {
  const open: (() => void)[] = [];
  const draw = vi.fn(
    () => new Promise<Uint8Array>((resolve) => open.push(() => resolve(new Uint8Array([1])))),
  );
  const cards = makeCards(draw);
  const asked = Array.from({ length: 9 }, (_, index) => cards(share(`${index}`)));
  const again = cards(share('0'));
  expect(await asked[8]).toBeNull();
  expect(draw).toHaveBeenCalledOnce();
  for (let turn = 0; turn < 8; turn += 1) {
    await vi.waitFor(() => expect(open).toHaveLength(turn + 1));
    open[turn]?.();
    await asked[turn];
  }
  expect(await again).toEqual(new Uint8Array([1]));
  expect(draw).toHaveBeenCalledTimes(8);
});

test('a card that could not be drawn is drawn anew when somebody asks again', async () => {
  const draw = vi
    .fn()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue(new Uint8Array([2]));
  const cards = makeCards(draw);
  await expect(cards(share('one'))).rejects.toThrow('no');
  expect(await cards(share('one'))).toEqual(new Uint8Array([2]));
});

test('a card comes from a thread as a picture', async () => {
  const card = await makeCards()({
    title: 'Maple Court',
    lines: ['92 beds'],
    drawing: '<svg></svg>',
  });
  expect(
    Buffer.from(card ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});
