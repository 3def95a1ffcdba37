import { isLongForm } from '../../build/testing/long-form.ts';

const DAYS = 3;
const today = Math.floor(Date.now() / 86_400_000) % DAYS;

/** Of what is alike, a third a day, so that three days see all; the long form sees all at once. */
export const isOfToday = (place: number): boolean => isLongForm || place % DAYS === today;
