import { phoneMessages } from '#shared/texts/phone.ts';
import {
  getPlainTextError,
  isPlainLine,
  PLAIN_LINE_MESSAGE,
  tooLongMessage,
} from '../../../ui/form/textSchemas.ts';

/** The brokerage's text fields, as stored. */
export type BrokerageFormValues = {
  readonly about: string;
  readonly phone: string;
  readonly license_number: string;
};

type FormErrors = Readonly<Partial<Record<keyof BrokerageFormValues, string>>>;

function validatePhone(phone: string): string | undefined {
  if (phone.length > 32) return tooLongMessage(32);
  return /^[0-9+() .-]*$/.test(phone) ? undefined : phoneMessages.malformed;
}

function validateLicenseNumber(number: string): string | undefined {
  if (number.length > 60) return tooLongMessage(60);
  return isPlainLine(number) ? undefined : PLAIN_LINE_MESSAGE;
}

/** Returns validation errors by field. */
export function validateBrokerageForm({
  about,
  phone,
  license_number: number,
}: BrokerageFormValues): FormErrors {
  const errors = {
    about: getPlainTextError(about, 1200),
    phone: validatePhone(phone.trim()),
    license_number: validateLicenseNumber(number),
  };
  return Object.fromEntries(
    Object.entries(errors).filter(([, error]) => error !== undefined),
  ) as FormErrors;
}
