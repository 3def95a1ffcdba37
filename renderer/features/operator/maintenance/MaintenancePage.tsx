import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import ui from '../../../ui/theme/ui.module.css';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { usePositions } from '../usePositions.ts';
import { Assets } from './Assets.tsx';
import { CommunityOrders, useOrderListKey } from './CommunityOrders.tsx';
import { useWorkOrdersQuery } from './maintenanceApi.ts';
import { RequestOrder } from './OrderDialogs.tsx';
import { Schedules } from './Schedules.tsx';
import { UnitTurns } from './UnitTurns.tsx';

/** Work orders, unit turns, assets, and schedules of a community; other positions request work and see their requests. */
export function Component() {
  const [isNew, setNew] = useState<string | null>(null);
  return (
    <CommunityScreen
      actions={(id) => (
        <Button intent="primary" size="small" onClick={() => setNew(id)}>
          Request work
        </Button>
      )}
    >
      {(communityId) => (
        <Maintenance
          key={communityId}
          communityId={communityId}
          isNew={isNew === communityId}
          onClose={() => setNew(null)}
        />
      )}
    </CommunityScreen>
  );
}

interface MaintenanceProps {
  readonly communityId: string;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

function Maintenance({ communityId, isNew, onClose }: MaintenanceProps) {
  const { canRead } = usePositions(communityId);
  const isManager = canRead('work_orders');
  const query = useWorkOrdersQuery(useOrderListKey(communityId), { skip: !isManager });
  const request = isNew && (
    <RequestOrder
      communityId={communityId}
      zone={query.data?.time_zone ?? 'America/New_York'}
      onClose={onClose}
    />
  );
  if (!isManager) {
    return (
      <>
        <CommunityOrders communityId={communityId} />
        {request}
      </>
    );
  }
  return (
    <div className={ui.stack8}>
      <UrlTabs
        label="Maintenance"
        tabs={[
          {
            id: 'orders',
            label: 'Work orders',
            panel: () => <CommunityOrders communityId={communityId} />,
          },
          {
            id: 'turns',
            label: 'Unit turns',
            panel: () => <UnitTurns communityId={communityId} />,
          },
          { id: 'assets', label: 'Assets', panel: () => <Assets communityId={communityId} /> },
          {
            id: 'schedules',
            label: 'Schedules',
            panel: () => <Schedules communityId={communityId} />,
          },
        ]}
      />
      {request}
    </div>
  );
}
