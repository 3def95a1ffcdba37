import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
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
  const { params, change } = useUrlSearch();
  const { canAdd } = usePositions(communityId);
  return (
    <Tabs
      label="Care"
      open={params.get('tab') ?? 'shift'}
      onOpen={(tab) => change([['tab', tab === 'shift' ? null : tab]])}
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
