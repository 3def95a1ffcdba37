import content from '../../content/roles/investorDeals.intro.md';
import { HubPage } from '../archetypes/HubPage.tsx';
import { DealInventory } from '../inventory/DealInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <DealInventory />
  </HubPage>
);
