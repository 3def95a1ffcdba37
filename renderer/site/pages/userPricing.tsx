import { useEffect, useState } from 'react';
import { Pricing } from '../../features/billing/Pricing.tsx';
import { type Wanted, wantedScreen } from '../../features/billing/wantedScreen.ts';

/** The plans as a visitor sees them. What they were after is in the address, which no written page knows. */
export function Component() {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    setWanted(wantedScreen(new URLSearchParams(location.search).get('wanted')));
  }, []);
  return <Pricing position={null} wanted={wanted} />;
}
