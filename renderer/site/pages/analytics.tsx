import { analytics as content } from '../../content/tools/analytics.ts';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { MarketGlance } from '../market/MarketGlance.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <MarketGlance />
  </ToolPage>
);
