import { VITALS } from '#shared/operator/care.ts';

interface Vital {
  readonly measure: string;
  readonly value: number;
  readonly second_value: number | null;
}

/** "Blood pressure 128/76 mmHg". */
export function formatVital({ measure, value, second_value }: Vital): string {
  const vital = VITALS.find((one) => one.value === measure);
  const amount = second_value === null ? `${value}` : `${value}/${second_value}`;
  return `${vital?.label ?? measure} ${amount} ${vital?.unit ?? ''}`.trim();
}
