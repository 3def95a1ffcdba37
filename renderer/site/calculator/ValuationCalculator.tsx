import { dollarsText, ratioText } from '#shared/format/figures.ts';
import { BarTable } from '../market/BarTable.tsx';
import { CalculatorFrame } from './CalculatorFrame.tsx';
import { GridTable } from './GridTable.tsx';
import { useCalculator } from './useCalculator.ts';
import {
  appraise,
  changeText,
  valuationFields,
  valuationOf,
  valuationResults,
  valuationSummary,
} from './valuation.ts';

/** From units, rates and costs to a value. */
export function ValuationCalculator() {
  const calculator = useCalculator(valuationFields, valuationSummary);
  const { values, fill } = calculator;
  const { byCapRate, grid } = appraise(values);
  return (
    <CalculatorFrame
      calculator={calculator}
      presetNote="Fills in what it tells. Its expenses are what leads from its income to the income that its price and cap rate imply."
      onPreset={(preset) => fill(valuationOf(preset, values))}
      results={valuationResults(values)}
    >
      <BarTable
        caption="Value by cap rate"
        head={['Cap rate', 'Value']}
        bars={byCapRate.map(({ rate, value }, place) => ({
          key: `${place}`,
          label: ratioText(rate),
          value,
          text: dollarsText(value),
          isMarked: rate === values.cap / 100,
        }))}
      />
      <GridTable
        caption="Value if income and cap rate are different"
        corner="Income"
        columns={grid.rates.map((rate) => ratioText(rate))}
        rows={grid.rows.map(({ change, values: row }) => ({
          label: changeText(change),
          cells: row.map(dollarsText),
        }))}
      />
    </CalculatorFrame>
  );
}
