import { getRoute } from '#shared/routes.ts';
import { getAccessContext } from '../../../session/account/index.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { AttentionList, dashboardParts, roleDashboards } from '../dashboard/index.ts';
import styles from './Demos.module.css';
import { createDemoAccount, createDemoUsage, type DemoAccountOptions } from './demoAccount.ts';

const DASHBOARDS = {
  buyer: 'buyerDashboard',
  investor: 'investorDashboard',
  seller: 'sellerDashboard',
  broker: 'brokerDashboard',
  operator: 'operatorDashboard',
  vendor: 'vendorDashboard',
} as const;

interface ShownProps {
  readonly situation: DemoAccountOptions;
}

function factsIn(options: DemoAccountOptions) {
  const account = createDemoAccount(options);
  const accessContext = getAccessContext(account);
  const { now } = options;
  return { account, standing: accessContext, numbers: createDemoUsage(accessContext, now), now };
}

/** Only the metrics, without a link. */
export function DemoFigures({ situation }: ShownProps) {
  const name = DASHBOARDS[situation.role];
  const figures = dashboardParts.figuresOn(name, factsIn(situation));
  return (
    <FigureStrip figures={figures.map(({ label, value, hint = '' }) => ({ label, value, hint }))} />
  );
}

/** The dashboard of a fictional account, using the real rules and parts. */
export function DemoDashboard({ situation }: ShownProps) {
  const name = DASHBOARDS[situation.role];
  const { title } = getRoute(name);
  return (
    <section aria-label={title} className={styles.block}>
      <h2>{title}</h2>
      <p className={styles.quiet}>{roleDashboards[name]}</p>
      <DemoFigures situation={situation} />
      <AttentionList items={dashboardParts.attentionOf(factsIn(situation))} />
    </section>
  );
}
