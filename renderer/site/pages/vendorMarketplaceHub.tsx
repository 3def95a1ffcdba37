import { vendorMarketplaceHub as content } from '../../content/hubs/vendorMarketplaceHub.ts';
import { HubPage } from '../archetypes/HubPage.tsx';
import { VendorInventory } from '../inventory/VendorInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <VendorInventory />
  </HubPage>
);
