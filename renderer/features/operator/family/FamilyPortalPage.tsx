import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { useMyPositionsQuery } from '../operatorApi.ts';
import { usePositions } from '../usePositions.ts';
import { Access } from './Access.tsx';
import { FamilyHome } from './FamilyHome.tsx';
import { Conversations } from './Messages.tsx';
import { Posts } from './Posts.tsx';
import { Visits } from './Visits.tsx';

/** What residents share with their families; for staff, who sees what, and what families wait for. */
export function Component() {
  return (
    <CommunityScreen>
      {(communityId) => <Portal key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function Portal({ communityId }: { readonly communityId: string }) {
  const { data = [] } = useMyPositionsQuery();
  const { canRead, canChange } = usePositions(communityId);
  const isStaff = data.some((one) => one.community_id === communityId && one.position !== 'family');
  if (!isStaff) return <FamilyHome communityId={communityId} />;
  const tabs = [
    canRead('family_posts') && {
      id: 'updates',
      label: 'Updates',
      panel: () => <Posts communityId={communityId} isStaff />,
    },
    canRead('family_threads') && {
      id: 'messages',
      label: 'Messages',
      panel: () => <Conversations communityId={communityId} />,
    },
    canRead('family_visits') && {
      id: 'visits',
      label: 'Visits',
      panel: () => <Visits communityId={communityId} />,
    },
    canChange('resident_contacts') && {
      id: 'access',
      label: 'Access and consents',
      panel: () => <Access communityId={communityId} />,
    },
  ].filter((tab) => tab !== false);
  return tabs.length === 0 ? (
    <EmptyState title="No access">Your position doesn't open this screen.</EmptyState>
  ) : (
    <UrlTabs label="Family portal" clears={['resident']} tabs={tabs} />
  );
}
