import { dollarsText } from '#shared/format/figures.ts';
import { BarTable } from '../market/BarTable.tsx';
import { CalculatorFrame } from './CalculatorFrame.tsx';
import {
  invest,
  investmentFields,
  investmentOf,
  investmentResults,
  investmentSummary,
} from './investment.ts';
import { useCalculator } from './useCalculator.ts';

/** From price, loan and sale to what the cash earns. */
export function InvestmentCalculator() {
  const calculator = useCalculator(investmentFields, investmentSummary);
  const { values, fill } = calculator;
  const { hold } = invest(values);
  return (
    <CalculatorFrame
      calculator={calculator}
      presetNote="Fills in its price, the income that its price and cap rate imply, and a sale at the same cap rate."
      onPreset={(preset) => fill(investmentOf(preset))}
      results={investmentResults(values)}
    >
      {hold !== null && (
        <BarTable
          caption="Cash by year"
          head={['Year', 'Cash']}
          bars={[
            { key: 'in', label: 'Today', value: -hold.equity, text: dollarsText(-hold.equity) },
            ...hold.years.map(({ year, cash }) => ({
              key: `${year}`,
              label: `Year ${year}`,
              value: cash,
              text: dollarsText(cash),
            })),
            {
              key: 'out',
              label: 'Sale',
              value: hold.proceeds,
              text: dollarsText(hold.proceeds),
              isMarked: true,
            },
          ]}
        />
      )}
    </CalculatorFrame>
  );
}
