import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { usePositions } from '../usePositions.ts';
import { Controlled } from './Controlled.tsx';
import { MonthRecord } from './MonthRecord.tsx';
import type { MedicationPass } from './medication.ts';
import { useMedicationPassQuery } from './medicationsApi.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { Orders } from './Orders.tsx';
import { Pass } from './Pass.tsx';

/** What others record appears within a minute. */
const REFRESH_MS = 60_000;

/** Medication pass, orders, controlled drugs, and the month record of a community's residents. */
export function Component() {
  const [ordersIn, setOrdersIn] = useState<string | null>(null);
  return (
    <CommunityScreen actions={(id) => <NewOrder communityId={id} onOpen={() => setOrdersIn(id)} />}>
      {(communityId) => (
        <>
          <Medications key={communityId} communityId={communityId} />
          {ordersIn === communityId && (
            <OrderDialog
              communityId={communityId}
              replaced={null}
              onClose={() => setOrdersIn(null)}
            />
          )}
        </>
      )}
    </CommunityScreen>
  );
}

function NewOrder({
  communityId,
  onOpen,
}: {
  readonly communityId: string;
  readonly onOpen: () => void;
}) {
  const { canAdd } = usePositions(communityId);
  return (
    canAdd('medication_orders') && (
      <Button intent="primary" size="small" onClick={onOpen}>
        New order
      </Button>
    )
  );
}

function Medications({ communityId }: { readonly communityId: string }) {
  const { params } = useUrlSearch();
  const { canRead } = usePositions(communityId);
  const query = useMedicationPassQuery(
    { communityId, day: params.get('day') },
    { skip: !canRead('medication_orders'), pollingInterval: REFRESH_MS },
  );
  if (!canRead('medication_orders')) {
    return (
      <EmptyState title="No access to medications">
        Nurses, medication aides, and executive directors open the medication pass.
      </EmptyState>
    );
  }
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(pass) => <Views communityId={communityId} pass={pass} />}
    </Loaded>
  );
}

interface ViewsProps {
  readonly communityId: string;
  readonly pass: MedicationPass;
}

function Views({ communityId, pass }: ViewsProps) {
  const { params, change } = useUrlSearch();
  const pending = pass.orders.filter(({ state }) => state === 'pending').length;
  return (
    <Tabs
      label="Medications"
      open={params.get('view') ?? 'pass'}
      onOpen={(view) => change([['view', view === 'pass' ? null : view]])}
      tabs={[
        {
          id: 'pass',
          label: 'Pass',
          panel: () => <Pass communityId={communityId} pass={pass} />,
        },
        {
          id: 'orders',
          label: pending === 0 ? 'Orders' : `Orders (${pending} to review)`,
          panel: () => <Orders communityId={communityId} pass={pass} />,
        },
        { id: 'controlled', label: 'Controlled drugs', panel: () => <Controlled pass={pass} /> },
        { id: 'record', label: 'Month record', panel: () => <MonthRecord pass={pass} /> },
      ]}
    />
  );
}
