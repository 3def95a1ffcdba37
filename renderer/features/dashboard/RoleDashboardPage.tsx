import { Suspense } from 'react';
import type { Facts } from '../../core/dashboard/dashboardPart.ts';
import { usePlace } from '../../core/place/usePlace.ts';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { AttentionList } from './AttentionList.tsx';
import styles from './Dashboard.module.css';
import { composed } from './parts.ts';
import { roleDashboards } from './roleDashboards.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useFacts } from './useFacts.ts';

/** Every role's dashboard: its numbers, what needs attention, and the ways on. */
export function Component() {
  const facts = useFacts();
  return facts === null ? null : <RoleDashboard facts={facts} />;
}

function RoleDashboard({ facts }: { readonly facts: Facts }) {
  const { name } = usePlace();
  const dashboard = name === null ? undefined : roleDashboards[name];
  if (name === null || dashboard === undefined) {
    throw new Error(`The screen ${name} has no dashboard.`);
  }
  const { first_name: first, full_name: full } = facts.account.profile;
  const person = first || full;
  return (
    <Page>
      <PageHeader
        title={person ? `${person}’s workspace` : 'Your workspace'}
        description={
          <>
            <strong className={styles.role}>{dashboard.title}.</strong> {dashboard.lead}
          </>
        }
        actions={composed.linksOn(name).map(({ to, label, query }) => (
          <LinkButton key={label} to={to} query={query ?? {}}>
            {label}
          </LinkButton>
        ))}
      />
      <FigureStrip figures={composed.figuresOn(name, facts)} />
      <div className={styles.columns}>
        <AttentionList items={composed.attentionOf(facts)} />
        <Shortcuts />
      </div>
      <Suspense>
        {composed.sectionsOn(name, facts).map(({ name: section, Component: Section }) => (
          <Section key={section} />
        ))}
      </Suspense>
    </Page>
  );
}
