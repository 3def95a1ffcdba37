import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
import { CallsTab } from './CallsTab.tsx';
import { CapTableTab } from './CapTableTab.tsx';
import { CommitmentsTab } from './CommitmentsTab.tsx';
import { DistributionsTab } from './DistributionsTab.tsx';
import { DocumentsTab } from './DocumentsTab.tsx';
import { OfferingDialog } from './OfferingDialog.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { SubscriptionTab } from './SubscriptionTab.tsx';
import styles from './Syndication.module.css';
import { StatusTag } from './SyndicationPage.tsx';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering } from './syndicationShapes.ts';
import { UpdatesTab } from './UpdatesTab.tsx';

const NotFound = () => (
  <Page>
    <PageHeader />
    <EmptyState
      title="Offering not found"
      action={<LinkButton to="syndication">Open offerings</LinkButton>}
    >
      It was closed, or it is open only to people the sponsor invited.
    </EmptyState>
  </Page>
);

const headOf = ({ title }: Offering) => ({ title });

/** One offering: for its sponsor with investors and money, for an investor with their own part. */
export function Component() {
  const { syndicateId = '' } = useParams();
  const query = syndicationApi.useOfferingQuery(syndicateId, { skip: !isId(syndicateId) });
  useRecordHead(query.currentData, headOf);
  if (!isId(syndicateId)) return <NotFound />;
  return (
    <Loaded answer={query} waiting={<Skeleton height="40rem" />} nothing={<NotFound />} keepsLast>
      {(offering) => offering !== null && <Screen key={offering.id} offering={offering} />}
    </Loaded>
  );
}

function Screen({ offering }: { readonly offering: Offering }) {
  const { params, change } = useUrlSearch();
  const [isEditing, setEditing] = useState(false);
  const tab = (id: string, label: string, panel: () => ReactNode) => ({
    id,
    label,
    panel: () => <div className={styles.tab}>{panel()}</div>,
  });
  const shared = [
    tab('overview', 'Terms', () => <OverviewTab offering={offering} />),
    tab('documents', 'Documents', () => <DocumentsTab offering={offering} />),
  ];
  const updates = tab('updates', 'Updates', () => <UpdatesTab offering={offering} />);
  const tabs = offering.is_sponsor
    ? [
        ...shared,
        tab('people', 'People', () => <PeopleTab offering={offering} />),
        tab('commitments', 'Commitments', () => <CommitmentsTab offering={offering} />),
        tab('cap-table', 'Cap table', () => <CapTableTab offering={offering} />),
        tab('calls', 'Capital calls', () => <CallsTab offering={offering} />),
        tab('distributions', 'Distributions', () => <DistributionsTab offering={offering} />),
        updates,
      ]
    : [
        ...shared,
        tab('subscription', 'Your subscription', () => <SubscriptionTab offering={offering} />),
        updates,
      ];
  return (
    <Page>
      <PageHeader
        title={offering.title}
        actions={
          <>
            <StatusTag status={offering.status} />
            {offering.is_sponsor && offering.status !== 'cancelled' && (
              <>
                <Button size="small" onClick={() => setEditing(true)}>
                  Edit offering
                </Button>
                <StatusButtons offering={offering} />
              </>
            )}
          </>
        }
      />
      <p className={ui.muted}>
        {offering.sponsor} · {offering.property}, {offering.state}
      </p>
      <Tabs
        label="Offering"
        open={params.get('tab') ?? 'overview'}
        onOpen={(id) => change([['tab', id === 'overview' ? null : id]])}
        tabs={tabs}
      />
      {isEditing && <OfferingDialog offering={offering} onClose={() => setEditing(false)} />}
    </Page>
  );
}

function StatusButtons({ offering: { id, status } }: { readonly offering: Offering }) {
  const [set, { isLoading }] = syndicationApi.useSetOfferingStatusMutation();
  const [isCanceling, setCanceling] = useState(false);
  const to = (p_status: string) => () => void set({ p_id: id, p_status });
  return (
    <>
      {status !== 'open' && (
        <Button size="small" intent="primary" loading={isLoading} onClick={to('open')}>
          {status === 'draft' ? 'Open offering' : 'Reopen offering'}
        </Button>
      )}
      {status === 'open' && (
        <Button size="small" loading={isLoading} onClick={to('closed')}>
          Close offering
        </Button>
      )}
      {status === 'draft' && (
        <Button size="small" variant="minimal" onClick={() => setCanceling(true)}>
          Cancel offering
        </Button>
      )}
      {isCanceling && <CancelDialog id={id} onClose={() => setCanceling(false)} />}
    </>
  );
}

interface CancelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Confirms what can't be undone. */
function CancelDialog({ id, onClose }: CancelProps) {
  const [set] = syndicationApi.useSetOfferingStatusMutation();
  return (
    <ConfirmDialog
      title="Cancel offering"
      action="Cancel offering"
      failure="Not canceled"
      confirm={() => set({ p_id: id, p_status: 'cancelled' })}
      onClose={onClose}
    >
      A canceled offering can’t be opened again. Its terms stay on record.
    </ConfirmDialog>
  );
}
