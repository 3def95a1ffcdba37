import { routeNamed } from '#shared/routes.ts';
import { standingOf } from '../../core/account/index.ts';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { AttentionList, composed, roleDashboards } from '../dashboard/index.ts';
import styles from './Demos.module.css';
import { inventAccount, inventNumbers, type Situation } from './inventedAccount.ts';

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

function factsIn(situation: Situation) {
  const account = inventAccount(situation);
  const standing = standingOf(account);
  const { now } = situation;
  return { account, standing, numbers: inventNumbers(standing, now), now };
}

/** Only the metrics, without a link. */
export function ShownFigures({ situation }: ShownProps) {
  const name = DASHBOARDS[situation.role];
  const figures = composed.figuresOn(name, factsIn(situation));
  return (
    <FigureStrip figures={figures.map(({ label, value, hint = '' }) => ({ label, value, hint }))} />
  );
}

/** The dashboard of a fictional account, using the real rules and parts. */
export function ShownDashboard({ situation }: ShownProps) {
  const name = DASHBOARDS[situation.role];
  const { title } = routeNamed(name);
  return (
    <section aria-label={title} className={styles.block}>
      <h2>{title}</h2>
      <p className={styles.quiet}>{roleDashboards[name]}</p>
      <ShownFigures situation={situation} />
      <AttentionList items={composed.attentionOf(factsIn(situation))} />
    </section>
  );
}
