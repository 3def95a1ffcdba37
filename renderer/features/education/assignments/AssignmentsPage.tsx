import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Assignments } from './Assignments.tsx';

/** Courses that the supervisor of a brokerage assigned. */
export const Component = () => (
  <Page>
    <PageHeader
      actions={
        <LinkButton to="educationCourses" size="small">
          Browse courses
        </LinkButton>
      }
    />
    <Assignments communityId={null} />
  </Page>
);
