import { MarketFrame } from './MarketFrame.tsx';
import { useMarket } from './useMarket.ts';

/** The figures of a market in short. */
export function MarketGlance() {
  const market = useMarket();
  return (
    <MarketFrame market={market} label="The market in short">
      {null}
    </MarketFrame>
  );
}
