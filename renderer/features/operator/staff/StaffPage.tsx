import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { Assignments } from '../../education/assignments/index.ts';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { usePositions } from '../usePositions.ts';
import { Attendance } from './Attendance.tsx';
import { Compliance } from './Compliance.tsx';
import { EmployeePanel } from './EmployeePanel.tsx';
import { MySchedulePanel } from './MySchedule.tsx';
import { Requests } from './Requests.tsx';
import { ScheduleTab } from './Schedule.tsx';
import { StaffList } from './StaffList.tsx';

/** Employees, schedule, attendance, and compliance of a community, and the user's own shifts. */
export function Component() {
  return (
    <CommunityScreen actions={(id) => <AddEmployee communityId={id} />}>
      {(communityId) => <StaffTabs key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function AddEmployee({ communityId }: { readonly communityId: string }) {
  const { canAdd } = usePositions(communityId);
  return (
    canAdd('employees') && (
      <LinkButton
        to="newOperatorStaff"
        query={{ community: communityId }}
        intent="primary"
        size="small"
      >
        Add employee
      </LinkButton>
    )
  );
}

function StaffTabs({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const { canRead } = usePositions(communityId);
  const isManager = canRead('staff_shifts');
  const chosen = params.get('employee');
  return (
    <>
      {isManager ? (
        <UrlTabs
          label="Staff"
          clears={['show']}
          tabs={[
            { id: 'staff', label: 'Staff', panel: () => <StaffList communityId={communityId} /> },
            {
              id: 'schedule',
              label: 'Schedule',
              panel: () => <ScheduleTab communityId={communityId} />,
            },
            {
              id: 'requests',
              label: 'Open shifts and swaps',
              panel: () => <Requests communityId={communityId} />,
            },
            {
              id: 'attendance',
              label: 'Attendance',
              panel: () => <Attendance communityId={communityId} />,
            },
            {
              id: 'compliance',
              label: 'Compliance',
              panel: () => <Compliance communityId={communityId} />,
            },
            {
              id: 'courses',
              label: 'Courses',
              panel: () => <Assignments communityId={communityId} />,
            },
            { id: 'mine', label: 'My schedule', panel: () => <MySchedulePanel /> },
          ]}
        />
      ) : (
        <MySchedulePanel />
      )}
      {chosen !== null && (
        <EmployeePanel key={chosen} id={chosen} onClose={() => change([['employee', null]])} />
      )}
    </>
  );
}
