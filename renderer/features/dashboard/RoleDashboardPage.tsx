import { Suspense, useMemo } from 'react';
import type { Standing } from '#shared/access/access.ts';
import { type Account, useAccount, useStanding } from '../../core/account/index.ts';
import { usePlace } from '../../core/place/usePlace.ts';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { DeadLettersSection } from '../outbox/index.ts';
import { AttentionList } from './AttentionList.tsx';
import { attentionOf } from './attention.ts';
import styles from './Dashboard.module.css';
import { figures } from './figures.ts';
import { roleDashboards } from './roleDashboards.ts';
import { Shortcuts } from './Shortcuts.tsx';

/** Every role's dashboard: its numbers, what needs attention, and the ways on. */
export function Component() {
  const { account } = useAccount();
  const standing = useStanding();
  return account === undefined || standing === null ? null : (
    <RoleDashboard account={account} standing={standing} />
  );
}

interface RoleDashboardProps {
  readonly account: Account;
  readonly standing: Standing;
}

function RoleDashboard({ account, standing }: RoleDashboardProps) {
  const { name } = usePlace();
  const dashboard = name === null ? undefined : roleDashboards[name];
  const facts = useMemo(() => ({ account, standing, now: new Date() }), [account, standing]);
  if (dashboard === undefined) throw new Error(`The screen ${name} has no dashboard.`);
  const person = account.profile.first_name || account.profile.full_name;
  return (
    <Page>
      <PageHeader
        title={person ? `${person}’s workspace` : 'Your workspace'}
        description={
          <>
            <strong className={styles.role}>{dashboard.title}.</strong> {dashboard.lead}
          </>
        }
        actions={dashboard.links?.map(({ to, label, query }) => (
          <LinkButton key={label} to={to} query={query ?? {}}>
            {label}
          </LinkButton>
        ))}
      />
      <FigureStrip figures={dashboard.figures.flatMap((figure) => figures[figure](facts) ?? [])} />
      <div className={styles.columns}>
        <AttentionList items={attentionOf(facts)} />
        <Shortcuts />
      </div>
      {name === 'admin' && account.roles.includes('admin') && (
        <Suspense>
          <DeadLettersSection />
        </Suspense>
      )}
    </Page>
  );
}
