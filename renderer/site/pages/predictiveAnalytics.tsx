import content from '../../content/tools/predictiveAnalytics.page.md';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { MarketScenarios } from '../market/MarketScenarios.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <MarketScenarios />
  </ToolPage>
);
