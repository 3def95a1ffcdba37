import { type Area, UNUSED_ID } from '../../area.ts';

export const area: Area = {
  calls: { retry_dead_letter: { asked: () => ({ id: UNUSED_ID }) } },
};
