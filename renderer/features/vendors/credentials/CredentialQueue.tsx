import { Tag } from '@blueprintjs/core';
import { Suspense } from 'react';
import { credentialName } from '#shared/vendors/credentials.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ExclusionDesk, LeadReports } from '../trust/index.ts';
import { Decision } from './CredentialDecision.tsx';
import { CredentialSummary } from './CredentialRow.tsx';
import styles from './Credentials.module.css';
import { credentialStatusTag } from './credentials.ts';
import { type QueuedCredential, type QueueView, useListQueueQuery } from './credentialsApi.ts';
import { FileButton } from './FileButton.tsx';

const VIEWS: readonly (readonly [QueueView, string])[] = [
  ['submitted', 'To verify'],
  ['verified', 'Verified'],
  ['expired', 'Expired'],
  ['rejected', 'Rejected'],
];

const NOTHING: Readonly<Record<QueueView, string>> = {
  submitted: 'Vendor credentials to verify appear here.',
  verified: 'Verified credentials appear here, newest first.',
  expired: 'Expired credentials appear here with their vendor.',
  rejected: 'Rejected credentials appear here with the reason.',
};

/** Other checks of vendors, each a view of this page. */
const CHECKS = [
  ['exclusions', 'Exclusion lists'],
  ['leads', 'Reported leads'],
] as const;

/** All vendor credentials, exclusion lists, and reported leads, for staff. */
export function CredentialQueue({ mayDecide }: { readonly mayDecide: boolean }) {
  const { params: search } = useUrlSearch();
  const check = CHECKS.find(([name]) => name === search.get('view'))?.[0];
  const view = VIEWS.find(([name]) => name === search.get('view'))?.[0] ?? 'submitted';
  const query = useListQueueQuery(view, { skip: check !== undefined });
  return (
    <Page>
      <PageHeader
        title="Vendor credentials"
        views={
          <PageTabs
            of="vendorCredentials"
            views={[...VIEWS, ...CHECKS].map(([name, label]) => ({
              label,
              isHere: name === (check ?? view),
              ...(name !== 'submitted' && { query: { view: name } }),
              count:
                name === view && check === undefined && query.currentData !== undefined
                  ? String(query.currentData.length)
                  : undefined,
            }))}
          />
        }
      />
      {check === undefined ? (
        <Loaded
          answer={query}
          waiting={<Skeleton height="20rem" />}
          nothing={<EmptyState title="No credentials">{NOTHING[view]}</EmptyState>}
        >
          {(credentials) => (
            <ul className={`${ui.records} ${styles.papers}`} aria-label="Vendor credentials">
              {credentials.map((credential) => (
                <Queued key={credential.id} paper={credential} mayDecide={mayDecide} />
              ))}
            </ul>
          )}
        </Loaded>
      ) : (
        <Suspense fallback={<Skeleton height="20rem" />}>
          {check === 'leads' ? <LeadReports /> : <ExclusionDesk mayDecide={mayDecide} />}
        </Suspense>
      )}
    </Page>
  );
}

interface QueuedProps {
  readonly paper: QueuedCredential;
  readonly mayDecide: boolean;
}

function Queued({ paper, mayDecide }: QueuedProps) {
  const tag = credentialStatusTag(paper, new Date());
  return (
    <li>
      <div className={ui.titleLine}>
        <h2>{credentialName(paper)}</h2>
        <Tag minimal intent={tag.intent}>
          {tag.label}
        </Tag>
      </div>
      <p className={styles.facts}>
        <RouteLink to="vendor" params={{ vendorId: paper.vendor_id }}>
          {paper.vendors.company_name}
        </RouteLink>
      </p>
      <CredentialSummary paper={paper} />
      {paper.reason !== null && <p className={styles.reason}>{paper.reason}</p>}
      <div className={ui.actions12}>
        <FileButton paper={paper} />
      </div>
      {mayDecide && <Decision paper={paper} />}
    </li>
  );
}
