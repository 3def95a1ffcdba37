import content from '../../content/tools/analytics.page.md';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { MarketFrame } from '../market/MarketFrame.tsx';
import { useMarket } from '../market/useMarket.ts';

/** A short market summary. */
function MarketGlance() {
  const market = useMarket();
  return (
    <MarketFrame market={market} label="Market summary">
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
