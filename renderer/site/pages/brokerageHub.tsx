import content from '../../content/hubs/brokerageHub.intro.md';
import { HubPage } from '../archetypes/HubPage.tsx';
import { BrokerInventory } from '../inventory/BrokerInventory.tsx';

export { content };

export const Component = () => (
  <HubPage page={content}>
    <BrokerInventory />
  </HubPage>
);
