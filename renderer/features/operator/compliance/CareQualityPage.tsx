import {
  DUE_STATES,
  FINDING_STATES,
  isJeopardy,
  stateOfFinding,
} from '#shared/operator/compliance.ts';
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
  const unread = readings.filter(({ readers, read }) => read < readers).length;
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
        {FINDING_STATES.slice(0, 2).map(({ value, label }) => (
          <RouteLink
            key={value}
            to="complianceDashboard"
            query={{ state: value, community: communityId }}
          >
            Findings, {label.toLowerCase()}:{' '}
            {open.filter((finding) => stateOfFinding(finding, figures.today) === value).length}
          </RouteLink>
        ))}
        <RouteLink
          to="operatorCompliance"
          query={{ community: communityId, tab: 'policies', show: 'outstanding' }}
        >
          Policies to be read by staff: {unread}
        </RouteLink>
      </div>
    </section>
  );
}
