import { placesText, stateOptions } from '../../../ui/directory/directoryPage.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { readSearchTerm, useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Network.module.css';
import { BrokerPanel } from './BrokerPanel.tsx';
import { type Broker, countsText, groupBrokers, type Network } from './network.ts';
import { useMyNetworkQuery } from './networkApi.ts';
import { Referrals } from './Referrals.tsx';

const STATES = [['', 'All states'], ...stateOptions] as const;

/** The user's broker network, directory, and referrals. */
export function Component() {
  const { params, change } = useUrlSearch();
  const isReferrals = params.get('view') === 'referrals';
  const state = params.get('state') ?? '';
  const name = readSearchTerm(params);
  const query = useMyNetworkQuery(isReferrals ? { state: '', name: '' } : { state, name });
  const pendingReferrals = query.data?.referrals.filter(
    (at) => at.state === 'offered' && !at.is_given,
  );
  return (
    <Page>
      <PageHeader
        views={
          <PageTabs
            of="brokerNetwork"
            views={[
              { label: 'Brokers', isHere: !isReferrals },
              {
                label: 'Referrals',
                count: pendingReferrals?.length ? String(pendingReferrals.length) : undefined,
                query: { view: 'referrals' },
                isHere: isReferrals,
              },
            ]}
          />
        }
      />
      {!isReferrals && (
        <div className={styles.search}>
          <SearchField
            value={name}
            placeholder="Name or brokerage"
            onSearch={(term) => change([['q', term]])}
          />
          <SelectField
            label="State"
            options={STATES}
            value={state}
            onChange={({ target }) => change([['state', target.value]])}
          />
        </div>
      )}
      <Loaded
        answer={query}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="Brokers only">
            The network is for brokers. Your account has a different role.
          </EmptyState>
        }
      >
        {(network) =>
          network !== null &&
          (isReferrals ? (
            <Referrals referrals={network.referrals} />
          ) : (
            <Brokers network={network} openId={params.get('broker')} />
          ))
        }
      </Loaded>
    </Page>
  );
}

interface BrokersProps {
  readonly network: Network;
  readonly openId: string | null;
}

function Brokers({ network, openId }: BrokersProps) {
  const open = network.brokers.find(({ id }) => id === openId);
  if (network.brokers.length === 0) {
    return (
      <EmptyState title="No brokers found">
        Only brokers with a community for sale are listed. Try another name or state.
      </EmptyState>
    );
  }
  return (
    <div className={styles.desk} data-open={open !== undefined}>
      <div className={styles.groups}>
        {groupBrokers(network.brokers).map(({ title, brokers }) => (
          <section key={title} aria-label={title}>
            <h2>
              {title} <span className={ui.note}>{brokers.length}</span>
            </h2>
            <ul className={styles.lines}>
              {brokers.map((broker) => (
                <BrokerLine key={broker.id} broker={broker} isOpen={broker === open} />
              ))}
            </ul>
          </section>
        ))}
        {network.has_more && (
          <p className={ui.note}>More brokers match. Search by name or choose a state.</p>
        )}
      </div>
      {open !== undefined && <BrokerPanel key={open.id} broker={open} />}
    </div>
  );
}

function BrokerLine({ broker, isOpen }: { readonly broker: Broker; readonly isOpen: boolean }) {
  const { params } = useUrlSearch();
  const filterEntries = ['q', 'state'].flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return (
    <li data-row="" data-open={isOpen}>
      <div>
        <RouteLink
          to="brokerNetwork"
          query={{ ...Object.fromEntries(filterEntries), broker: broker.id }}
          aria-current={isOpen ? 'true' : undefined}
        >
          {broker.name}
        </RouteLink>
        <span className={ui.note}>{broker.brokerage ?? 'Independent'}</span>
      </div>
      <div className={styles.figures}>
        <span>{countsText(broker)}</span>
        <span className={ui.note}>{placesText(broker.states)}</span>
      </div>
    </li>
  );
}
