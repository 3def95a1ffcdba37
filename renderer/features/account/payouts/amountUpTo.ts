import { formatCents } from '#shared/format/money.ts';
import { parseCents } from '#shared/operator/purchasing.ts';
import { parsedText } from '../../../ui/form/textSchemas.ts';

/** An amount above zero and at most `most`, typed in dollars; in cents. */
export const amountUpTo = (most: number) =>
  parsedText(
    (typed) => {
      const cents = parseCents(typed);
      return cents !== undefined && cents > 0 && cents <= most ? cents : undefined;
    },
    `Enter an amount up to ${formatCents(most)}.`,
  );
