import content from '../../content/hubs/marketInsightsHub.intro.md';
import { HubPage } from '../archetypes/HubPage.tsx';
import { MarketInventory } from '../inventory/MarketInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <MarketInventory />
  </HubPage>
);
