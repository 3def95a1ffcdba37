import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const printing: Bridge['printing'] = {
  print: () => ask('printing.print'),
  onOutcome: (listener) => listen('printing.outcome', listener),
};
