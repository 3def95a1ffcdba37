import content from '../../content/hubs/investmentHub.intro.md';
import { HubPage } from '../archetypes/HubPage.tsx';
import { DealInventory } from '../inventory/DealInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <DealInventory />
  </HubPage>
);
