import { expect, test, vi } from 'vitest';
import { type PrintPort, printToPdf } from './print.ts';

const port = (overrides: Partial<PrintPort> = {}) => ({
  title: () => 'Oak House / Offers',
  printToPdf: vi.fn(async () => new Uint8Array([37, 80, 68, 70])),
  choosePath: vi.fn(async (path: string): Promise<string | null> => path),
  write: vi.fn(async () => {}),
  ...overrides,
});

test('saves the page under a name based on its title', async () => {
  const printer = port();
  const path = '/home/me/Documents/Oak House - Offers.pdf';
  expect(await printToPdf(printer, '/home/me/Documents')).toEqual({ kind: 'saved', path });
  expect(printer.write).toHaveBeenCalledWith(path, new Uint8Array([37, 80, 68, 70]));
});

test("writes only to the chosen path, since the user didn't confirm replacing another file", async () => {
  const outcome = await printToPdf(port({ choosePath: async () => '/tmp/offer' }), '/tmp');
  expect(outcome).toEqual({ kind: 'saved', path: '/tmp/offer' });
});

test('prints nothing if the dialog is cancelled', async () => {
  const printer = port({ choosePath: async () => null });
  expect(await printToPdf(printer, '/tmp')).toEqual({ kind: 'cancelled' });
  expect(printer.printToPdf).not.toHaveBeenCalled();
});

test('reports a full disk as failed', async () => {
  const write = () => Promise.reject(new Error('ENOSPC'));
  expect(await printToPdf(port({ write }), '/tmp')).toEqual({ kind: 'failed' });
});
