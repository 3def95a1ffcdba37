import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Calculator.module.css';
import { CalculatorFields } from './CalculatorFields.tsx';
import { Presets } from './Presets.tsx';
import type { Preset } from './presets.ts';
import { type Result, Results } from './Results.tsx';
import type { Calculator } from './useCalculator.ts';

interface CalculatorFrameProps<Name extends string> {
  readonly calculator: Calculator<Name>;
  readonly presetNote: string;
  readonly onPreset: (preset: Preset) => void;
  readonly results: readonly Result[];
  /** Charts and tables of the results. */
  readonly children: ReactNode;
}

/** Inputs on the left, results on the right. */
export function CalculatorFrame<Name extends string>({
  calculator,
  presetNote,
  onPreset,
  results,
  children,
}: CalculatorFrameProps<Name>) {
  return (
    <div className={styles.frame}>
      <div className={styles.calculator}>
        <form className={styles.inputs} onSubmit={(event) => event.preventDefault()}>
          <CalculatorFields {...calculator} />
          <Presets note={presetNote} onChoose={onPreset} />
        </form>
        <section className={styles.outcome} aria-labelledby="outcome-title">
          <h2 id="outcome-title">Results</h2>
          <Results results={results} />
          {children}
          <div className={`${ui.wrap} screen-only`}>
            <PlainButton onClick={() => window.print()}>Print</PlainButton>
            <PlainButton variant="minimal" onClick={calculator.reset}>
              Start over
            </PlainButton>
          </div>
        </section>
      </div>
    </div>
  );
}
