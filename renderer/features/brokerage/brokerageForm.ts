import { phoneMessages } from '#shared/messages/phone.ts';
import { isPlainLine, NOT_PLAIN, plainTextFault, tooLong } from '../../kit/form/texts.ts';

/** The brokerage's text fields, as stored. */
export type BrokerageWords = {
  readonly about: string;
  readonly phone: string;
  readonly license_number: string;
};

type Faults = Readonly<Partial<Record<keyof BrokerageWords, string>>>;

function phoneFault(phone: string): string | undefined {
  if (phone.length > 32) return tooLong(32);
  return /^[0-9+() .-]*$/.test(phone) ? undefined : phoneMessages.malformed;
}

function numberFault(number: string): string | undefined {
  if (number.length > 60) return tooLong(60);
  return isPlainLine(number) ? undefined : NOT_PLAIN;
}

/** Returns validation errors by field. */
export function faultsOf({ about, phone, license_number: number }: BrokerageWords): Faults {
  const faults = {
    about: plainTextFault(about, 1200),
    phone: phoneFault(phone.trim()),
    license_number: numberFault(number),
  };
  return Object.fromEntries(
    Object.entries(faults).filter(([, fault]) => fault !== undefined),
  ) as Faults;
}
