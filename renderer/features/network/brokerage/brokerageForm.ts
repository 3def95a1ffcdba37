import { phoneMessages } from '#shared/texts/phone.ts';
import { z } from '../../../ui/form/schema.ts';
import {
  isPlainLine,
  PLAIN_LINE_MESSAGE,
  text,
  tooLongMessage,
  withoutBidiMarks,
} from '../../../ui/form/textSchemas.ts';

/** Text that is saved as typed, with its spaces. */
const typedText = (limit: number) => z.string().check(z.maxLength(limit, tooLongMessage(limit)));

/** The brokerage's text fields, as stored. */
export const brokerageSchema = z.object({
  about: typedText(1200).check(withoutBidiMarks()),
  phone: text(32).check(z.regex(/^[0-9+() .-]*$/, phoneMessages.malformed)),
  license_number: typedText(60).check(z.refine(isPlainLine, PLAIN_LINE_MESSAGE)),
});
