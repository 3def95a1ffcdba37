import { z } from '../../../ui/form/schema.ts';
import { checkedText, plainText } from '../../../ui/form/textSchemas.ts';

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** Schema for a required day. */
export const day = () => checkedText(isDay, 'Enter a date.');

/** Schema for a day or nothing. */
export const optionalDay = () =>
  checkedText((typed) => typed === '' || isDay(typed), 'Enter a date.');

/** Schema for required text of several lines. */
export const requiredPlainText = (limit: number, missing: string) =>
  plainText(limit).check(z.minLength(3, missing));
