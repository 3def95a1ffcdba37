import { brokerageHub as content } from '../../content/hubs/brokerageHub.ts';
import { HubPage } from '../archetypes/HubPage.tsx';
import { BrokerInventory } from '../inventory/BrokerInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <BrokerInventory />
  </HubPage>
);
