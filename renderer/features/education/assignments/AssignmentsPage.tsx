import { isDataError } from '../../../data/api/dataError.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Assignments } from './Assignments.tsx';
import { useCourseAssignmentsQuery } from './assignmentsApi.ts';

/** Courses that the supervisor of a brokerage assigned. */
export function Component() {
  const { error } = useCourseAssignmentsQuery(null);
  const supervises = !(isDataError(error) && error.code === '42501');
  return (
    <Page>
      <PageHeader
        actions={
          <LinkButton to="educationCourses" size="small">
            Browse courses
          </LinkButton>
        }
      />
      {supervises ? (
        <Assignments communityId={null} />
      ) : (
        <EmptyState
          title="Brokers of record assign courses here"
          action={<LinkButton to="educationMyCourses">My courses</LinkButton>}
        >
          Courses that someone assigned to you are in My courses. Operators assign courses in Staff.
        </EmptyState>
      )}
    </Page>
  );
}
