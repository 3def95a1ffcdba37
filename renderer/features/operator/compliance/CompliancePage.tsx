import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { usePositions } from '../usePositions.ts';
import { ComplianceLinks } from './ComplianceLinks.tsx';
import { useComplianceQuery } from './complianceApi.ts';
import type { ComplianceData } from './complianceShapes.ts';
import { Licenses } from './Licenses.tsx';
import { Mine } from './Mine.tsx';
import { Policies } from './Policies.tsx';
import { Surveys } from './Surveys.tsx';

/** Licenses, surveys, and policies of a community, and the user's own findings and policies to read. */
export function Component() {
  return (
    <CommunityScreen
      kind="communities"
      actions={(communityId) => <Links communityId={communityId} />}
    >
      {(communityId) => <Workspace key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

/** Only for positions that keep compliance; others have nothing there. */
function Links({ communityId }: { readonly communityId: string }) {
  const { canRead } = usePositions(communityId);
  return canRead('licenses') || canRead('surveys') ? (
    <ComplianceLinks communityId={communityId} />
  ) : null;
}

export interface ComplianceProps {
  readonly communityId: string;
  readonly data: ComplianceData;
}

function Workspace({ communityId }: { readonly communityId: string }) {
  const query = useComplianceQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(data) => <Parts communityId={communityId} data={data} />}
    </Loaded>
  );
}

function Parts({ communityId, data }: ComplianceProps) {
  const tabs = [
    ...(data.surveys === null
      ? []
      : [
          {
            id: 'surveys',
            label: 'Surveys',
            panel: () => <Surveys communityId={communityId} data={data} />,
          },
        ]),
    ...(data.licenses === null
      ? []
      : [
          {
            id: 'licenses',
            label: 'Licenses',
            panel: () => <Licenses communityId={communityId} data={data} />,
          },
        ]),
    ...(data.policies === null
      ? []
      : [
          {
            id: 'policies',
            label: 'Policies',
            panel: () => <Policies communityId={communityId} data={data} />,
          },
        ]),
    { id: 'mine', label: 'Mine', panel: () => <Mine communityId={communityId} data={data} /> },
  ];
  return (
    <UrlTabs
      label="Compliance"
      clears={['license', 'survey', 'finding', 'checklist', 'policy', 'read', 'grade']}
      tabs={tabs}
    />
  );
}
