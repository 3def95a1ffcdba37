import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { EntityScreen } from '../EntityScreen.tsx';
import { ApprovalChain } from './ApprovalChain.tsx';
import { Approvals } from './Approvals.tsx';
import { useInstitutionQuery, useListMyApprovalsQuery } from './institutionApi.ts';
import { Mandates } from './Mandates.tsx';
import { QuarterlyReport } from './QuarterlyReport.tsx';

/** Approvals, mandates, and quarterly reports of an entity; first the one that waits for the caller. */
export function Component() {
  const waiting = useListMyApprovalsQuery();
  return (
    <EntityScreen
      nothing="Add the LLC, trust, or fund that invests. Approvals and reports are kept for each."
      preferredId={waiting.isLoading ? null : waiting.currentData?.[0]?.entity_id}
    >
      {({ id }) => <Institution key={id} entityId={id} />}
    </EntityScreen>
  );
}

function Institution({ entityId }: { readonly entityId: string }) {
  const query = useInstitutionQuery(entityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(institution) => {
        const props = { entityId, institution };
        return (
          <div className={ui.stack16}>
            <UrlTabs
              label="Institutional investor"
              tabs={[
                { id: 'approvals', label: 'Approvals', panel: () => <Approvals {...props} /> },
                {
                  id: 'chain',
                  label: 'People and rules',
                  panel: () => <ApprovalChain {...props} />,
                },
                { id: 'mandates', label: 'Mandates', panel: () => <Mandates {...props} /> },
                {
                  id: 'report',
                  label: 'Quarterly report',
                  panel: () => <QuarterlyReport entityId={entityId} />,
                },
              ]}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
