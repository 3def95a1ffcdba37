import { analytics as content } from '../../content/tools/analytics.ts';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { MarketFrame } from '../market/MarketFrame.tsx';
import { useMarket } from '../market/useMarket.ts';

/** The figures of a market in short. */
function MarketGlance() {
  const market = useMarket();
  return (
    <MarketFrame market={market} label="The market in short">
      {null}
    </MarketFrame>
  );
}

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <MarketGlance />
  </ToolPage>
);
