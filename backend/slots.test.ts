import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

const deferred = () => Promise.withResolvers<void>();

test('no more jobs run at once than there are slots, and they start in order', async () => {
  const slots = new Slots(2);
  const started: number[] = [];
  const gates = [deferred(), deferred(), deferred(), deferred()];
  const jobs = gates.map((gate, n) =>
    slots.run(async () => {
      started.push(n);
      await gate.promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await jobs[1];
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(jobs);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('a job that fails gives its slot back', async () => {
  const slots = new Slots(1);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(slots.run(async () => 'yes')).resolves.toBe('yes');
});
