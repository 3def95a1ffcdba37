import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { usePositions } from '../usePositions.ts';
import { ActivityCalendar } from './ActivityCalendar.tsx';
import { EngagementTab } from './Engagement.tsx';
import { PrintedCalendar } from './PrintedCalendar.tsx';

/** Activity calendar, rosters, and residents' engagement of a community. */
export function Component() {
  return (
    <CommunityScreen kind="activities">
      {(communityId) => <ActivityTabs key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function ActivityTabs({ communityId }: { readonly communityId: string }) {
  const { canRead } = usePositions(communityId);
  return (
    <UrlTabs
      label="Activities"
      clears={['show', 'activity']}
      tabs={[
        {
          id: 'calendar',
          label: 'Calendar',
          panel: () => <ActivityCalendar communityId={communityId} />,
        },
        ...(canRead('activity_participants')
          ? [
              {
                id: 'engagement',
                label: 'Engagement',
                panel: () => <EngagementTab communityId={communityId} />,
              },
            ]
          : []),
        {
          id: 'print',
          label: 'Printed calendar',
          panel: () => <PrintedCalendar communityId={communityId} />,
        },
      ]}
    />
  );
}
