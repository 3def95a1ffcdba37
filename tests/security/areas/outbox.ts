import { type Area, NOBODYS } from '../area.ts';

export const area: Area = {
  calls: { retry_dead_letter: { asked: () => ({ id: NOBODYS }) } },
};
