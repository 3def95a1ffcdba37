import { Button } from '@blueprintjs/core';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import {
  countWords,
  DirectoryFilters,
  MoreLinks,
  Results,
  stateOptions,
  useDirectorySearch,
} from '../directory/index.ts';
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
  const { search, change, pageAfter } = useDirectorySearch(CHOICES);
  const { words, chosen, after } = search;
  const { state, type, sort } = chosen;
  const answer = useFindAgentsQuery({ name: words || undefined, state, type, sort, after });
  const summary = countWords(answer.data?.count, 'agent', 'agents');
  const clear = () => change({ search: '', state: '', type: '' });
  const isNarrowed = words !== '' || state !== undefined || type !== undefined;
  return (
    <Page>
      <PageHeader
        title="Agents"
        description="Brokers with communities for sale now, by where and what they sell."
        actions={
          <LinkButton to="findAnAgent" intent="primary">
            Find an agent
          </LinkButton>
        }
      />
      <section aria-label="Agents" aria-busy={answer.isFetching}>
        <DirectoryFilters
          words={words}
          placeholder="Name or brokerage"
          onSearch={(text) => change({ search: text })}
          summary={summary}
          onClear={isNarrowed ? clear : undefined}
        >
          <SelectField
            label="Sells in"
            options={[['', 'Any state'], ...CHOICES.state]}
            value={state ?? ''}
            onChange={(event) => change({ state: event.target.value })}
          />
          <SelectField
            label="Sells"
            options={[['', 'Any type'], ...CHOICES.type]}
            value={type ?? ''}
            onChange={(event) => change({ type: event.target.value })}
          />
          <SelectField
            label="Order"
            options={CHOICES.sort}
            value={sort ?? 'listings'}
            onChange={(event) => change({ sort: event.target.value })}
          />
        </DirectoryFilters>
        <Results
          answer={answer}
          summary={summary}
          keyOf={({ id }) => id}
          nothing={<Nothing isNarrowed={isNarrowed} onClear={clear} />}
        >
          {(agent) => <AgentEntry agent={agent} />}
        </Results>
        <MoreLinks
          isFirst={after === undefined}
          next={answer.data?.next ?? null}
          pageAfter={pageAfter}
        />
      </section>
    </Page>
  );
}

interface NothingProps {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

const Nothing = ({ isNarrowed, onClear }: NothingProps) =>
  isNarrowed ? (
    <EmptyState title="No agent matches" action={<Button onClick={onClear}>Clear filters</Button>}>
      An agent is listed where they have something for sale now. A neighboring state may show more.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nobody has anything for sale right now"
      action={<LinkButton to="findAnAgent">Find an agent</LinkButton>}
    >
      Brokers appear here with their first reviewed listing.
    </EmptyState>
  );
