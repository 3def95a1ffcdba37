import content from '../../content/hubs/vendorMarketplaceHub.intro.md';
import { HubPage } from '../archetypes/HubPage.tsx';
import { VendorInventory } from '../inventory/VendorInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <VendorInventory />
  </HubPage>
);
