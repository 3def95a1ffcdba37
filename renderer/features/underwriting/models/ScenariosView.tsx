import type { Assumptions, Scenario } from '#shared/underwriting/assumptions.ts';
import ui from '../../../ui/theme/ui.module.css';
import { Compare } from './Compare.tsx';
import { Sensitivity } from './Sensitivity.tsx';
import { Simulation } from './Simulation.tsx';

interface ScenariosProps {
  readonly assumptions: Assumptions;
  readonly scenarios: readonly Scenario[];
}

/** Scenarios side by side, sensitivity of the selected one, and its simulation. */
export default function ScenariosView({ assumptions, scenarios }: ScenariosProps) {
  return (
    <div className={ui.stack16}>
      <Compare scenarios={scenarios} />
      <Sensitivity assumptions={assumptions} />
      <Simulation assumptions={assumptions} />
    </div>
  );
}
