import { expect, test, vi } from 'vitest';
import { makeCards } from './cards.ts';
import { pickFacade } from './pickFacade.ts';

const share = (title: string) => ({ title, drawing: '<svg/>' });
const reading = (title: string) => async () => share(title);

test('reads and renders cards one at a time, and rejects a swarm with a retry', async () => {
  const open: (() => void)[] = [];
  const draw = vi.fn(
    () => new Promise<Uint8Array>((resolve) => open.push(() => resolve(new Uint8Array([1])))),
  );
  const cards = makeCards(draw);
  const read = vi.fn(reading('0'));
  const first = cards('/0', read);
  const others = Array.from({ length: 7 }, (_, at) => cards(`/${at + 1}`, reading(`${at + 1}`)));
  const again = cards('/0', read);
  expect(await cards('/8', reading('8'))).toBe('busy');
  for (const [index, card] of [first, ...others].entries()) {
    await vi.waitFor(() => expect(open).toHaveLength(index + 1));
    open[index]?.();
    expect(await card).toEqual(new Uint8Array([1]));
  }
  expect(await again).toEqual(new Uint8Array([1]));
  expect(read).toHaveBeenCalledOnce();
});

test('renders a card once per content, which is read each time', async () => {
  const draw = vi.fn(async () => new Uint8Array([1]));
  const cards = makeCards(draw);
  await cards('/one', reading('One'));
  await cards('/one', reading('One'));
  expect(draw).toHaveBeenCalledOnce();
  await cards('/one', reading('Another name'));
  expect(draw).toHaveBeenCalledTimes(2);
  expect(await cards('/one', async () => null)).toBeNull();
});

test('renders a failed card again on the next request', async () => {
  const draw = vi
    .fn()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue(new Uint8Array([2]));
  const cards = makeCards(draw);
  await expect(cards('/one', reading('one'))).rejects.toThrow('no');
  expect(await cards('/one', reading('one'))).toEqual(new Uint8Array([2]));
});

test('renders a card as an image in a thread', async () => {
  const maple = { title: 'Maple Court', lines: ['92 beds'], drawing: pickFacade('/maple') };
  const card = await makeCards()('/maple', async () => maple);
  expect(
    Buffer.from(card ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});
