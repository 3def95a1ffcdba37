import content from '../../content/tools/marketAnalytics.page.md';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { MarketBoard } from '../market/MarketBoard.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <MarketBoard label="Averages by state and type" shows="average" />
  </ToolPage>
);
