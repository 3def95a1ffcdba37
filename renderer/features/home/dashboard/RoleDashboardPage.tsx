import { Suspense, useEffect } from 'react';
import type { RouteName } from '#shared/routes.ts';
import { type Account, useAccount } from '../../../session/account/index.ts';
import type { DashboardContext } from '../../../session/dashboard/dashboardPart.ts';
import { getNumbers } from '../../../session/dashboard/dashboardPart.ts';
import { usePlace } from '../../../session/place/usePlace.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import * as s from '../../../ui/shape/shape.ts';
import { PartBoundary } from '../../../ui/state/PartBoundary.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { AttentionList } from './AttentionList.tsx';
import styles from './Dashboard.module.css';
import { useVisitDeskMutation } from './figuresApi.ts';
import { MyNumbers } from './MyNumbers.tsx';
import { dashboardParts } from './parts.ts';
import { RecentActivity } from './RecentActivity.tsx';
import { roleDashboards } from './roleDashboards.ts';
import { useFacts } from './useFacts.ts';

/** A role's home screen: items that need attention, activity, and metrics. */
export function Component() {
  const { account } = useAccount();
  const facts = useFacts();
  useVisit();
  return account === undefined ? null : <RoleDashboard account={account} facts={facts} />;
}

interface RoleDashboardProps {
  readonly account: Account;
  /** Null until the numbers are loaded. */
  readonly facts: DashboardContext | null;
}

function RoleDashboard({ account, facts }: RoleDashboardProps) {
  const { name, route } = usePlace();
  if (name === null || route === null || roleDashboards[name] === undefined) {
    throw new Error(`The screen ${name} has no dashboard.`);
  }
  const { first_name: first, full_name: full } = account.profile;
  const person = first || full;
  return (
    <Page>
      <PageHeader
        title={person ? `${person}’s workspace` : 'Your workspace'}
        description={route.title}
        actions={dashboardParts.linksOn(name).map(({ to, label, query }) => (
          <LinkButton key={label} to={to} query={query ?? {}} size="small">
            {label}
          </LinkButton>
        ))}
      />
      {facts === null ? <Skeleton height="24rem" /> : <Desk name={name} facts={facts} />}
    </Page>
  );
}

function Desk({ name, facts }: { readonly name: RouteName; readonly facts: DashboardContext }) {
  const sections = dashboardParts.sectionsOn(name, facts);
  const renderSections = (leads: boolean) =>
    sections
      .filter((section) => (section.leads ?? false) === leads)
      .map(({ name: section, Component: Section }) => (
        <PartBoundary key={section}>
          <Section facts={facts} />
        </PartBoundary>
      ));
  return (
    // One boundary, so that the leading section and what is below it appear together.
    <Suspense fallback={<Skeleton height="24rem" />}>
      {renderSections(true)}
      <div className={styles.columns}>
        <AttentionList items={dashboardParts.attentionOf(facts)} />
        <RecentActivity
          moved={dashboardParts.movementOf(facts)}
          since={sinceIn(facts.numbers)}
          now={facts.now}
        />
        <MyNumbers numbers={dashboardParts.figuresOn(name, facts)} />
      </div>
      <Suspense>{renderSections(false)}</Suspense>
    </Suspense>
  );
}

const movementIn = getNumbers('movement', s.object({ since: s.orNull(s.text) }));

/** Returns the start of the activity period; null at the first visit. */
const sinceIn = (numbers: Parameters<typeof movementIn>[0]): string | null =>
  movementIn(numbers)?.since ?? null;

/** Reports the user's visit to the dashboard, and again on return. */
function useVisit(): void {
  const [visit] = useVisitDeskMutation();
  useEffect(() => {
    const note = () => {
      if (!document.hidden) void visit();
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [visit]);
}
