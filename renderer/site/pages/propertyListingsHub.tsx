import content from '../../content/hubs/propertyListingsHub.intro.md';
import { HubPage } from '../archetypes/HubPage.tsx';
import { ListingInventory } from '../inventory/ListingInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <ListingInventory />
  </HubPage>
);
