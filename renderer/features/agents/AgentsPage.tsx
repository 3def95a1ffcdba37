import { Directory } from '../../kit/directory/Directory.tsx';
import { stateOptions } from '../../kit/directory/directoryPage.ts';
import { useDirectorySearch } from '../../kit/directory/useDirectorySearch.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { typeOptions } from '../listings/index.ts';
import { AgentEntry } from './AgentEntry.tsx';
import { useFindAgentsQuery } from './agentsApi.ts';

const CHOICES = {
  state: stateOptions,
  type: typeOptions,
  sort: [
    ['listings', 'Most communities'],
    ['name', 'Name'],
  ],
} as const;

/** Who sells, for everybody. */
export function Component() {
  const address = useDirectorySearch(CHOICES);
  const { words, chosen, after } = address.search;
  const { state, type, sort } = chosen;
  return (
    <Directory
      description="Brokers with communities for sale now, by where and what they sell."
      action={
        <LinkButton to="findAnAgent" intent="primary">
          Find an agent
        </LinkButton>
      }
      words={['agent', 'agents']}
      placeholder="Name or brokerage"
      address={address}
      filters={[
        { name: 'state', label: 'Sells in', any: 'Any state' },
        { name: 'type', label: 'Sells', any: 'Any type' },
        { name: 'sort', label: 'Order' },
      ]}
      answer={useFindAgentsQuery({ name: words || undefined, state, type, sort, after })}
      advice="An agent is listed where they have something for sale now. A neighboring state may show more."
      nobody={
        <EmptyState
          title="Nobody has anything for sale right now"
          action={<LinkButton to="findAnAgent">Find an agent</LinkButton>}
        >
          Brokers appear here with their first reviewed listing.
        </EmptyState>
      }
    >
      {(agent) => <AgentEntry agent={agent} />}
    </Directory>
  );
}
