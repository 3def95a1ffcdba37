import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { ActingScreen, SwitchCaregiver } from '../acting/index.ts';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { usePositions } from '../usePositions.ts';
import { Handoff } from './Handoff.tsx';
import { MyShift } from './MyShift.tsx';
import { ShiftAssignments } from './ShiftAssignments.tsx';

/** Charting of the current shift, and the handoff report of earlier ones. */
export function Component() {
  return (
    <CommunityScreen
      kind="care_entries"
      actions={(communityId) => <SwitchCaregiver communityId={communityId} />}
    >
      {(communityId) => (
        <ActingScreen key={communityId} communityId={communityId}>
          <Care communityId={communityId} />
        </ActingScreen>
      )}
    </CommunityScreen>
  );
}

function Care({ communityId }: { readonly communityId: string }) {
  const { canAdd } = usePositions(communityId);
  return (
    <UrlTabs
      label="Care"
      tabs={[
        { id: 'shift', label: 'My shift', panel: () => <MyShift communityId={communityId} /> },
        { id: 'handoff', label: 'Handoff', panel: () => <Handoff communityId={communityId} /> },
        ...(canAdd('shift_assignments')
          ? [
              {
                id: 'assignments',
                label: 'Assignments',
                panel: () => <ShiftAssignments communityId={communityId} />,
              },
            ]
          : []),
      ]}
    />
  );
}
