import { investorDeals as content } from '../../content/roles/investorDeals.ts';
import { HubPage } from '../archetypes/HubPage.tsx';
import { DealInventory } from '../inventory/DealInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <DealInventory />
  </HubPage>
);
