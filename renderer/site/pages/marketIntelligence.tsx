import { marketIntelligence as content } from '../../content/tools/marketIntelligence.ts';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { MarketComparison } from '../market/MarketComparison.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <MarketComparison />
  </ToolPage>
);
