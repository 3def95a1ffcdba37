import { centsText, ratioText } from '#shared/format/figures.ts';
import { BarTable } from '../market/BarTable.tsx';
import { CalculatorFrame } from './CalculatorFrame.tsx';
import { GridTable } from './GridTable.tsx';
import { useCalculator } from './useCalculator.ts';
import {
  changeText,
  computeValuation,
  valuationFields,
  valuationFromPreset,
  valuationResults,
  valuationSummary,
} from './valuation.ts';

/** Calculates a value from units, rates, and costs. */
export function ValuationCalculator() {
  const calculator = useCalculator(valuationFields, valuationSummary);
  const { values, fill } = calculator;
  const { byCapRate, grid } = computeValuation(values);
  return (
    <CalculatorFrame
      calculator={calculator}
      presetNote="Fills in the listed figures. Expenses are inferred from income, price, and cap rate."
      onPreset={(preset) => fill(valuationFromPreset(preset, values))}
      results={valuationResults(values)}
    >
      <BarTable
        caption="Value by cap rate"
        head={['Cap rate', 'Value']}
        bars={byCapRate.map(({ rate, value }, place) => ({
          key: `${place}`,
          label: ratioText(rate),
          value,
          text: centsText(value),
          isMarked: rate === values.cap / 100,
        }))}
      />
      <GridTable
        caption="Value at other income levels and cap rates"
        corner="Income"
        columns={grid.rates.map((rate) => ratioText(rate))}
        rows={grid.rows.map(({ change, values: row }) => ({
          label: changeText(change),
          cells: row.map(centsText),
        }))}
      />
    </CalculatorFrame>
  );
}
