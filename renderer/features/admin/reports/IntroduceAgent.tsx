import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { placesText, stateOptions } from '../../../ui/directory/directoryPage.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import {
  communitiesText,
  type ListedAgent,
  typesText,
  useFindAgentsQuery,
} from '../../network/agents/index.ts';
import styles from './AdminReports.module.css';
import { useIntroduceToAgentMutation } from './adminReportsApi.ts';
import type { Ticket } from './tickets.ts';

const SHOWN = 5;

/** Turns a request for an agent into a lead for the agent that staff chooses. */
export function IntroduceAgent({ ticket }: { readonly ticket: Ticket }) {
  const [name, setName] = useState('');
  const [state, setState] = useState('');
  const query = useFindAgentsQuery({ name: name || undefined, state: state || undefined });
  const [introduce, { error, isLoading, originalArgs }] = useIntroduceToAgentMutation();

  async function pass(agent: ListedAgent) {
    const result = await introduce({ ticketId: ticket.id, agentId: agent.id });
    if (result.error === undefined) announce(`Introduced to ${agent.name}`);
  }

  return (
    <PanelSection title="Introduce an agent">
      <p className={styles.quiet}>The agent gets the name, address, and message as a lead.</p>
      <SearchField value={name} placeholder="Name or brokerage" onSearch={setName} />
      <SelectField
        label="Sells in"
        options={[['', 'Any state'], ...stateOptions]}
        value={state}
        onChange={(event) => setState(event.target.value)}
      />
      <ServerError error={error} />
      <Loaded answer={query} waiting={<Skeleton height="12rem" />} keepsLast>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.quiet}>No agents found.</p>
          ) : (
            <ul className={styles.agents} aria-label="Agents">
              {rows.slice(0, SHOWN).map((agent) => (
                <li key={agent.id}>
                  <div className={styles.agent}>
                    {agent.name}
                    <p className={styles.quiet}>
                      {agent.brokerage ?? 'Independent'} · {communitiesText(agent.listings)} in{' '}
                      {placesText(agent.states)} · {typesText(agent.property_types)}
                    </p>
                  </div>
                  <Button
                    aria-label={`Introduce to ${agent.name}`}
                    disabled={isLoading}
                    loading={isLoading && originalArgs?.agentId === agent.id}
                    onClick={() => void pass(agent)}
                  >
                    Introduce
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </PanelSection>
  );
}
