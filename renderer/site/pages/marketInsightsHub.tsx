import { marketInsightsHub as content } from '../../content/hubs/marketInsightsHub.ts';
import { HubPage } from '../archetypes/HubPage.tsx';
import { MarketInventory } from '../inventory/MarketInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <MarketInventory />
  </HubPage>
);
