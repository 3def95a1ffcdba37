import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { ActingScreen, SwitchCaregiver } from '../acting/index.ts';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { usePositions } from '../usePositions.ts';
import { Events } from './Events.tsx';
import { HeadCount } from './HeadCount.tsx';
import { Messages } from './Messages.tsx';
import { Plans } from './Plans.tsx';
import { RosterTab } from './Roster.tsx';
import { useKeepRoster } from './useKeepRoster.ts';

/** Head counts, evacuation roster, plans, and staff messages of a community. Readable and usable offline. */
export function Component() {
  return (
    <CommunityScreen
      kind="emergency_plans"
      actions={(communityId) => <SwitchCaregiver communityId={communityId} />}
    >
      {(communityId) => (
        <ActingScreen key={communityId} communityId={communityId}>
          <Emergency communityId={communityId} />
        </ActingScreen>
      )}
    </CommunityScreen>
  );
}

function Emergency({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const { canRead } = usePositions(communityId);
  const eventId = params.get('event');
  useKeepRoster(communityId);
  if (eventId !== null) {
    return (
      <HeadCount
        key={eventId}
        id={eventId}
        communityId={communityId}
        onClose={() => change([['event', null]])}
      />
    );
  }
  return (
    <UrlTabs
      label="Emergency"
      tabs={[
        {
          id: 'events',
          label: 'Drills and events',
          panel: () => <Events communityId={communityId} />,
        },
        ...(canRead('resident_evacuation_needs')
          ? [
              {
                id: 'roster',
                label: 'Roster',
                panel: () => <RosterTab communityId={communityId} />,
              },
            ]
          : []),
        { id: 'plans', label: 'Plans', panel: () => <Plans communityId={communityId} /> },
        { id: 'messages', label: 'Messages', panel: () => <Messages communityId={communityId} /> },
      ]}
    />
  );
}
