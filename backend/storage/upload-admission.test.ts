import { expect, test } from 'vitest';
import { UploadAdmission } from './upload-admission.ts';

const person = (sub: string) => ({ role: 'authenticated' as const, claims: { sub } });

/** Uploads that start and never finish. */
function crowd() {
  const admission = new UploadAdmission();
  const ends: (() => void)[] = [];
  const enter = async (sub: string, address: string): Promise<boolean> => {
    let isIn = false;
    const upload = admission.during({ identity: person(sub), address }, () => {
      isIn = true;
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    if (isIn) return true;
    await expect(upload).rejects.toMatchObject({ kind: { status: 503, code: 'SlowDown' } });
    return false;
  };
  const send = async (sub: string, address: string, uploads: number) => {
    let admitted = 0;
    for (let n = 0; n < uploads; n += 1) if (await enter(sub, address)) admitted += 1;
    return admitted;
  };
  return { send, ends };
}

test('allows one account eight concurrent uploads', async () => {
  expect(await crowd().send('ada', '203.0.113.1', 64)).toBe(8);
});

test('leaves slots for others on the same address when four accounts run sixteen uploads each', async () => {
  const { send } = crowd();
  for (const sub of ['a', 'b', 'c', 'd']) await send(sub, '203.0.113.1', 16);
  expect(await send('neighbour', '203.0.113.1', 1)).toBe(1);
  expect(await send('ada', '198.51.100.1', 8)).toBe(8);
});

test('leaves half of all slots free when a hundred accounts share one address', async () => {
  const { send } = crowd();
  let admitted = 0;
  for (let n = 0; n < 100; n += 1) admitted += await send(`crowd ${n}`, '203.0.113.1', 8);
  expect(admitted).toBe(32);
  for (const sub of ['a', 'b', 'c']) expect(await send(sub, '198.51.100.1', 8)).toBe(8);
});

test('keeps reserved slots for new accounts when a few accounts use many addresses', async () => {
  const { send } = crowd();
  let admitted = 0;
  for (let n = 0; n < 12; n += 1) admitted += await send(`crowd ${n}`, `203.0.113.${n}`, 8);
  expect(admitted).toBe(48 + 6);
  expect(await send('ada', '198.51.100.1', 8)).toBe(1);
});

test('frees a slot when its upload ends', async () => {
  const { send, ends } = crowd();
  await send('ada', '203.0.113.1', 8);
  expect(await send('ada', '203.0.113.1', 1)).toBe(0);
  ends[0]?.();
  await expect.poll(() => send('ada', '203.0.113.1', 1)).toBe(1);
});
