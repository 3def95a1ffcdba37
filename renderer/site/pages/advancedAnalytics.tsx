import content from '../../content/tools/advancedAnalytics.page.md';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { MarketBoard } from '../market/MarketBoard.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <MarketBoard label="Ranges by state and type" shows="spread" />
  </ToolPage>
);
