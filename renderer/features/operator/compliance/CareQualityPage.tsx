import { DUE_STATES, isJeopardy } from '#shared/operator/compliance.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CommunityScreen } from '../CommunityScreen.tsx';
import styles from '../Compliance.module.css';
import { Measures } from '../measures/index.ts';
import { useComplianceFiguresQuery } from './complianceApi.ts';
import type { ComplianceFigures } from './complianceShapes.ts';

/** Care measures and compliance of a community in one view. */
export function Component() {
  return (
    <CommunityScreen kind="surveys">
      {(communityId) => <CareQuality key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function CareQuality({ communityId }: { readonly communityId: string }) {
  const query = useComplianceFiguresQuery();
  return (
    <div className={ui.stack16}>
      <Loaded answer={query} waiting={<Skeleton height="8rem" />} keepsLast>
        {(figures) => <Readiness communityId={communityId} figures={figures} />}
      </Loaded>
      <section aria-label="Care measures">
        <h2 className={styles.title}>Care measures</h2>
        <Measures communityId={communityId} />
      </section>
    </div>
  );
}

interface ReadinessProps {
  readonly communityId: string;
  readonly figures: ComplianceFigures;
}

function Readiness({ communityId, figures }: ReadinessProps) {
  const due = figures.due.filter(({ community_id }) => community_id === communityId);
  const open = figures.findings.filter(
    ({ community_id, corrected_on }) => community_id === communityId && corrected_on === null,
  );
  const jeopardy = open.filter(({ grade }) => isJeopardy(grade)).length;
  const readings = figures.readings.filter(({ community_id }) => community_id === communityId);
  const unread = readings.reduce((total, { readers, read }) => total + readers - read, 0);
  const workspace = (tab: string, query: Readonly<Record<string, string>> = {}) =>
    linkTo('operatorCompliance', {}, { community: communityId, tab, ...query });
  return (
    <section aria-label="Survey readiness" className={`${ui.stack8} ${styles.tab}`}>
      <h2 className={styles.title}>Survey readiness</h2>
      {jeopardy > 0 && (
        <p role="status" className={styles.jeopardy}>
          {jeopardy === 1
            ? '1 finding of immediate jeopardy is open.'
            : `${jeopardy} findings of immediate jeopardy are open.`}
        </p>
      )}
      <div className={ui.actions12}>
        {DUE_STATES.map(({ value, label }) => (
          <RouteLink key={value} to="compliance" query={{ state: value, community: communityId }}>
            {label}: {due.filter(({ state }) => state === value).length}
          </RouteLink>
        ))}
        <RouteLink to="compliance" query={{ kind: 'finding', community: communityId }}>
          Open findings with a plan: {due.filter(({ kind }) => kind === 'finding').length}
        </RouteLink>
        <Link to={workspace('surveys')}>Open findings: {open.length}</Link>
        <Link to={workspace('policies', { show: 'outstanding' })}>
          Policies unread by staff: {unread}
        </Link>
      </div>
    </section>
  );
}
