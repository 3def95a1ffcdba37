import { lazy, Suspense } from 'react';
import type { ExerciseBlock } from '../../../content/education/course.ts';
import { Prose } from '../../../site/blocks/Prose.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';

const calculators = {
  valuation: lazy(async () => ({
    default: (await import('../../../site/calculator/ValuationCalculator.tsx')).ValuationCalculator,
  })),
  investment: lazy(async () => ({
    default: (await import('../../../site/calculator/InvestmentCalculator.tsx'))
      .InvestmentCalculator,
  })),
};

/** An exercise with a calculator of the product, inside the lesson. */
export function CalculatorExercise({ calculator, text }: Omit<ExerciseBlock, 'kind'>) {
  const Calculator = calculators[calculator];
  return (
    <section aria-label="Exercise" className={ui.stack16}>
      <p>
        <strong>Exercise.</strong> <Prose text={text} />
      </p>
      <Suspense fallback={<Skeleton height="28rem" />}>
        <Calculator />
      </Suspense>
    </section>
  );
}
