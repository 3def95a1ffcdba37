import { phoneMessages } from '#shared/texts/phone.ts';
import { z } from '../../../ui/form/schema.ts';
import { line, plainText, text } from '../../../ui/form/textSchemas.ts';

/** The brokerage's text fields, as stored. */
export const brokerageSchema = z.object({
  about: plainText(1200),
  phone: text(32).check(z.regex(/^[0-9+() .-]*$/, phoneMessages.malformed)),
  license_number: line(60),
});
