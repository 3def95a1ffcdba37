import content from '../../content/tools/marketIntelligence.page.md';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { MarketComparison } from '../market/MarketComparison.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <MarketComparison />
  </ToolPage>
);
