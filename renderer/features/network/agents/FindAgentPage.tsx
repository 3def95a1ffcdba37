import { linkTo } from '#shared/routes.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { DirectoryResults } from '../../../ui/directory/DirectoryResults.tsx';
import {
  formatDirectoryCount,
  stateName,
  stateOptions,
} from '../../../ui/directory/directoryPage.ts';
import { useDirectorySearch } from '../../../ui/directory/useDirectorySearch.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { RequestForm } from '../../account/support/index.ts';
import { propertyTypeLabel, typeOptions } from '../../listings/market/index.ts';
import { AgentEntry } from './AgentEntry.tsx';
import styles from './Agents.module.css';
import { useFindAgentsQuery } from './agentsApi.ts';

const CHOICES = {
  goal: [
    ['buy', 'Buy a community'],
    ['sell', 'Sell a community'],
    ['value', 'Get a valuation'],
  ],
  type: typeOptions,
  state: stateOptions,
  when: [
    ['now', 'Within 3 months'],
    ['year', 'Within a year'],
    ['later', 'Later or undecided'],
  ],
} as const;

type Name = keyof typeof CHOICES;

const LABELS: Readonly<Record<Name, string>> = {
  goal: 'What do you want to do?',
  type: 'With what kind of community?',
  state: 'In which state?',
  when: 'When?',
};

const NAMES = Object.keys(CHOICES) as Name[];
const SHOWN = 5;

/** Four questions, matching agents, and a request to staff if none fits. */
export function Component() {
  const { search, change } = useDirectorySearch(CHOICES);
  const { chosen } = search;
  return (
    <Page>
      <PageHeader description="Answer four questions to see agents who sell that kind of community." />
      <div className={styles.questions}>
        {NAMES.map((name) => (
          <SelectField
            key={name}
            label={LABELS[name]}
            options={[['', 'Choose'], ...CHOICES[name]]}
            value={chosen[name] ?? ''}
            onChange={(event) => change(name, event.target.value)}
          />
        ))}
      </div>
      {NAMES.every((name) => chosen[name] !== undefined) ? (
        <Matches chosen={chosen as Record<Name, string>} />
      ) : (
        <EmptyState
          title="Answer all four questions"
          action={
            <Link to={linkTo('agents')} className={buttonClass({})}>
              All agents
            </Link>
          }
        >
          Nothing is sent yet. Your answers are saved in the URL, so you can come back.
        </EmptyState>
      )}
    </Page>
  );
}

function Matches({ chosen }: { readonly chosen: Readonly<Record<Name, string>> }) {
  const { state, type } = chosen;
  const query = useFindAgentsQuery({
    state,
    type,
    name: undefined,
    sort: undefined,
    after: undefined,
  });
  const what = `${propertyTypeLabel(type)} in ${stateName(state)}`;
  const summary = formatDirectoryCount(query.data?.count, 'agent sells', 'agents sell');
  const facts = NAMES.map(
    (name) =>
      [LABELS[name], CHOICES[name].find(([one]) => one === chosen[name])?.[1] ?? ''] as const,
  );
  return (
    <>
      <section aria-labelledby="matches" className={styles.matches}>
        <h2 id="matches">{summary === '' ? 'Loading…' : `${summary} ${what}`}</h2>
        <DirectoryResults
          answer={query}
          most={SHOWN}
          summary={summary}
          nothing={
            <EmptyState
              title={`No agents sell ${what} right now`}
              action={
                <Link to={linkTo('agents', undefined, { state })} className={buttonClass({})}>
                  {`Agents in ${stateName(state)}`}
                </Link>
              }
            >
              Matches are based on active listings. Our team knows more agents. Contact us below.
            </EmptyState>
          }
        >
          {(agent) => <AgentEntry agent={agent} />}
        </DirectoryResults>
      </section>
      <section aria-labelledby="desk" className={`${ui.stack12} ${styles.desk}`}>
        <h2 id="desk">No match?</h2>
        <p className={ui.muted}>
          Tell our team what matters to you. We send your four answers too, and share your name only
          after you approve an agent.
        </p>
        <RequestForm
          topic="agent"
          title="Looking for an agent"
          facts={facts}
          wordsLabel="What should the agent know?"
          wordsHint="Size, budget, what you've tried. Leave out confidential details."
          button="Ask the team"
        />
      </section>
    </>
  );
}
