import { useEffect } from 'react';
import { useOnDemand } from '../useOnDemand.ts';

const load = () => import('./Tips.tsx');

/** The tips, whose script comes once the page is hydrated: none of them is due before. */
export function LateTips() {
  const { Part: Tips, want } = useOnDemand(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanted once
  useEffect(want, []);
  return Tips !== null && <Tips />;
}
