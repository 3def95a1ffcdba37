import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import {
  CALCULATOR_MEASURES,
  calculatePrice,
  MAX_CALCULATOR_QUANTITY,
} from '#shared/vendors/calculators.ts';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Presence.module.css';
import type { Calculator } from './presence.ts';

const ratesText = ({
  base_cents: base,
  rate_cents: rate,
  least_cents: least,
  measure,
}: Calculator) =>
  [
    ...(base > 0 ? [`${formatCents(base)} base`] : []),
    `${formatCents(rate)} per ${CALCULATOR_MEASURES[measure].one}`,
    ...(least > 0 ? [`at least ${formatCents(least)}`] : []),
  ].join(', ');

interface PriceCalculatorProps {
  readonly calculator: Calculator;
  readonly heading: 'h2' | 'h3';
}

/** A vendor's price calculator with the reader's quantity. */
export function PriceCalculator({ calculator, heading: Heading }: PriceCalculatorProps) {
  const { title, measure, usual_quantity: usual, note } = calculator;
  const [typed, setTyped] = useState(String(usual));
  const quantity = Number(typed.replaceAll(',', ''));
  const isValid =
    typed.trim() !== '' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_CALCULATOR_QUANTITY;
  const { many } = CALCULATOR_MEASURES[measure];
  return (
    <div className={styles.calculator}>
      <Heading className={styles.calculatorTitle}>{title}</Heading>
      <div className={styles.calculation}>
        <WholeNumberField
          label={`Number of ${many}`}
          maxLength={9}
          value={typed}
          error={isValid ? undefined : `Enter 1 to ${formatNumber(MAX_CALCULATOR_QUANTITY)}.`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className={styles.price}>
          {isValid ? formatCents(calculatePrice(calculator, quantity)) : '—'}
        </p>
      </div>
      <p className={ui.note}>
        {ratesText(calculator)}. {note}
      </p>
    </div>
  );
}
