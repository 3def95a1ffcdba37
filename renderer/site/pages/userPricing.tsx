import { useEffect, useState } from 'react';
import { Pricing } from '../../features/account/billing/Pricing.tsx';
import {
  type PendingTarget,
  parsePendingTarget,
} from '../../features/account/billing/pendingTarget.ts';

/** Plans as visitors see them. The wanted plan is in the URL, which prerendered pages don't know. */
export function Component() {
  const [pendingTarget, setPendingTarget] = useState<PendingTarget | null>(null);
  useEffect(() => {
    setPendingTarget(parsePendingTarget(new URLSearchParams(location.search).get('wanted')));
  }, []);
  return <Pricing position={null} wanted={pendingTarget} />;
}
