import { centsText } from '#shared/format/figures.ts';
import { BarTable } from '../market/BarTable.tsx';
import { CalculatorFrame } from './CalculatorFrame.tsx';
import {
  computeInvestment,
  investmentFields,
  investmentFromPreset,
  investmentResults,
  investmentSummary,
} from './investment.ts';
import { useCalculator } from './useCalculator.ts';

/** Calculates an investment's cash returns from price, loan, and sale. */
export function InvestmentCalculator() {
  const calculator = useCalculator(investmentFields, investmentSummary);
  const { values, fill } = calculator;
  const { hold } = computeInvestment(values);
  return (
    <CalculatorFrame
      calculator={calculator}
      presetNote="Fills in the price, the NOI implied by price and cap rate, and a sale at the same cap rate."
      onPreset={(preset) => fill(investmentFromPreset(preset))}
      results={investmentResults(values)}
    >
      {hold !== null && (
        <BarTable
          caption="Cash flow by year"
          head={['Year', 'Cash flow']}
          bars={[
            { key: 'in', label: 'Today', value: -hold.equity, text: centsText(-hold.equity) },
            ...hold.years.map(({ year, cash }) => ({
              key: `${year}`,
              label: `Year ${year}`,
              value: cash,
              text: centsText(cash),
            })),
            {
              key: 'out',
              label: 'Sale',
              value: hold.proceeds,
              text: centsText(hold.proceeds),
              isMarked: true,
            },
          ]}
        />
      )}
    </CalculatorFrame>
  );
}
