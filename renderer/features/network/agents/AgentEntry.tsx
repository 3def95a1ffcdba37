import { DirectoryEntry } from '../../../ui/directory/DirectoryEntry.tsx';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import { communitiesText, type ListedAgent, typesText } from './agent.ts';

/** One agent in a list. */
export const AgentEntry = ({ agent }: { readonly agent: ListedAgent }) => (
  <DirectoryEntry
    to="agent"
    params={{ agentId: agent.id }}
    name={agent.name}
    subtitle={agent.brokerage ?? 'Independent'}
    facts={[
      communitiesText(agent.listings),
      placesText(agent.states),
      typesText(agent.property_types),
    ]}
  />
);
