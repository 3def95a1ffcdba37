import { standingOf } from '../../core/account/index.ts';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { AttentionList, attentionOf, figures, roleDashboards } from '../dashboard/index.ts';
import styles from './Demos.module.css';
import { inventAccount, type Situation } from './inventedAccount.ts';

const DASHBOARDS = {
  buyer: 'buyerDashboard',
  investor: 'investorDashboard',
  seller: 'sellerDashboard',
  broker: 'brokerDashboard',
  operator: 'operatorDashboard',
  vendor: 'vendorDashboard',
} as const;

interface ShownProps {
  readonly situation: Situation;
}

const dashboardIn = ({ role }: Situation) => roleDashboards[DASHBOARDS[role]];

function factsIn(situation: Situation) {
  const account = inventAccount(situation);
  return { account, standing: standingOf(account), now: situation.now };
}

/** The numbers alone. */
export function ShownFigures({ situation }: ShownProps) {
  const facts = factsIn(situation);
  const names = dashboardIn(situation)?.figures ?? [];
  return <FigureStrip figures={names.flatMap((name) => figures[name](facts) ?? [])} />;
}

/** The dashboard of an account that nobody has, by the rules and the parts of the real one. */
export function ShownDashboard({ situation }: ShownProps) {
  const dashboard = dashboardIn(situation);
  if (dashboard === undefined) return null;
  return (
    <section aria-label={dashboard.title} className={styles.block}>
      <h2>{dashboard.title}</h2>
      <p className={styles.quiet}>{dashboard.lead}</p>
      <ShownFigures situation={situation} />
      <AttentionList items={attentionOf(factsIn(situation))} />
    </section>
  );
}
