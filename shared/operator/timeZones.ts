import { TIME_ZONES as CALENDAR_ZONES } from '../clients/calendar/zones.ts';
import type { Choice } from '../records/choice.ts';

/** Time zones of communities. */
export const TIME_ZONES: readonly Choice[] = CALENDAR_ZONES.filter(({ value }) => value !== 'UTC');
