import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { toLocalTime } from '#shared/format/zonedTime.ts';
import { toLocalDay } from '#shared/operator/census.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';

import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
import { ActingScreen, SwitchCaregiver } from '../acting/index.ts';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { ImportAction } from '../imports/index.ts';
import { useNow } from '../useNow.ts';
import { usePositions } from '../usePositions.ts';
import { Controlled } from './Controlled.tsx';
import { MonthRecord } from './MonthRecord.tsx';
import type { MedicationPass } from './medication.ts';
import { useMedicationPassQuery } from './medicationsApi.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { Orders } from './Orders.tsx';
import { Pass } from './Pass.tsx';
import { useQueuedDoses, withQueuedDoses } from './useQueuedDoses.ts';

/** What others record appears within a minute. */
const REFRESH_MS = 60_000;
const DAY_MS = 86_400_000;

/** Medication pass, orders, controlled drugs, and the month record of a community's residents. */
export function Component() {
  const [ordersIn, setOrdersIn] = useState<string | null>(null);
  return (
    <CommunityScreen
      actions={(id) => (
        <>
          <SwitchCaregiver communityId={id} />
          <ImportAction of="orders" communityId={id} />
          <NewOrder communityId={id} onOpen={() => setOrdersIn(id)} />
        </>
      )}
    >
      {(communityId) => (
        <>
          <ActingScreen key={communityId} communityId={communityId}>
            <Medications communityId={communityId} />
          </ActingScreen>
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
  const skip = !canRead('medication_orders');
  const [shownDay, setShownDay] = useState<{ readonly day: string; readonly zone: string }>();
  const now = useNow(REFRESH_MS);
  // A device that lost its connection before midnight shows the next day from its cache.
  const localDay = shownDay === undefined ? null : toLocalDay(now, shownDay.zone);
  const isNextDay = shownDay !== undefined && localDay !== null && localDay > shownDay.day;
  const day = params.get('day') ?? (isNextDay ? localDay : null);
  const query = useMedicationPassQuery({ communityId, day }, { skip, pollingInterval: REFRESH_MS });
  const { data } = query;
  if (data !== undefined && data.today !== shownDay?.day) {
    setShownDay({ day: data.today, zone: data.time_zone });
  }
  const tomorrow = shownDay === undefined ? null : toLocalDay(now + DAY_MS, shownDay.zone);
  const isEvening =
    shownDay !== undefined && Number(toLocalTime(now, shownDay.zone).slice(11, 13)) >= 18;
  useMedicationPassQuery(
    { communityId, day: tomorrow },
    { skip: skip || tomorrow === null || !isEvening },
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
      {(pass) => <Views communityId={communityId} saved={pass} now={now} />}
    </Loaded>
  );
}

interface ViewsProps {
  readonly communityId: string;
  readonly saved: MedicationPass;
  readonly now: number;
}

function Views({ communityId, saved, now }: ViewsProps) {
  const { waiting, changes, held } = useQueuedDoses();
  const pass = withQueuedDoses(saved, waiting, now, changes);
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
          panel: () => <Pass communityId={communityId} pass={pass} held={held} />,
        },
        {
          id: 'orders',
          label: pending === 0 ? 'Orders' : `Orders (${pending} to review)`,
          panel: () => <Orders communityId={communityId} pass={pass} />,
        },
        {
          id: 'controlled',
          label: 'Controlled drugs',
          panel: () => <Controlled communityId={communityId} pass={pass} />,
        },
        { id: 'record', label: 'Month record', panel: () => <MonthRecord pass={pass} /> },
      ]}
    />
  );
}
