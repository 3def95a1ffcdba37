import { Directory } from '../../../ui/directory/Directory.tsx';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import { useDirectorySearch } from '../../../ui/directory/useDirectorySearch.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { typeOptions } from '../../listings/market/index.ts';
import { AgentEntry } from './AgentEntry.tsx';
import { useFindAgentsQuery } from './agentsApi.ts';

const CHOICES = {
  state: stateOptions,
  type: typeOptions,
  sort: [
    ['listings', 'Most listings'],
    ['name', 'Name'],
  ],
} as const;

/** Public directory of agents with active listings. */
export function Component() {
  const address = useDirectorySearch(CHOICES);
  const { words, chosen, after } = address.search;
  const { state, type, sort } = chosen;
  return (
    <Directory
      description="Brokers with active listings, by market and property type."
      action={
        <LinkButton to="findAnAgent" intent="primary">
          Find an agent
        </LinkButton>
      }
      words={['agent with active listings', 'agents with active listings']}
      placeholder="Name or brokerage"
      address={address}
      filters={[
        { name: 'state', label: 'Sells in', any: 'Any state' },
        { name: 'type', label: 'Sells', any: 'Any type' },
        { name: 'sort', label: 'Sort by' },
      ]}
      answer={useFindAgentsQuery({ name: words || undefined, state, type, sort, after })}
      advice="Only agents with active listings appear. Try a neighboring state."
      emptyState={
        <EmptyState
          title="No active listings right now"
          action={<LinkButton to="findAnAgent">Find an agent</LinkButton>}
        >
          Brokers appear here after their first approved listing.
        </EmptyState>
      }
    >
      {(agent) => <AgentEntry agent={agent} />}
    </Directory>
  );
}
