import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { DirectoryEntry } from '../../../ui/directory/DirectoryEntry.tsx';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import { communitiesText, type ListedAgent, soldText, typesText } from './agent.ts';

/** One agent in a list. */
export const AgentEntry = ({ agent }: { readonly agent: ListedAgent }) => (
  <DirectoryEntry
    to="agent"
    params={{ agentId: agent.id }}
    picture={<Avatar name={agent.name} size="large" />}
    name={agent.name}
    subtitle={agent.brokerage ?? 'Independent'}
    facts={[
      communitiesText(agent.listings),
      soldText(agent.sold),
      licenseText(agent),
      typesText(agent.property_types),
    ]}
  >
    <p>Sells in {placesText(agent.states)}</p>
  </DirectoryEntry>
);

const licenseText = ({ licensed_in: states }: ListedAgent): string =>
  states.length === 0 ? 'No license on file' : `Licensed in ${placesText(states)}`;
