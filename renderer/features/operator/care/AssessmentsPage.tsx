import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { AssessmentQueue } from './AssessmentQueue.tsx';
import { AssessmentScreen } from './AssessmentScreen.tsx';
import { Instruments } from './Instruments.tsx';

/** Due assessments of a community, one of them, or its instruments. */
export function Component() {
  const { params } = useUrlSearch();
  const resident = params.get('resident');
  return (
    <CommunityScreen kind="care_assessments">
      {(communityId) =>
        resident === null ? (
          <UrlTabs
            label="Assessments"
            tabs={[
              {
                id: 'queue',
                label: 'Due',
                panel: () => <AssessmentQueue key={communityId} communityId={communityId} />,
              },
              {
                id: 'instruments',
                label: 'Instruments',
                panel: () => <Instruments key={communityId} communityId={communityId} />,
              },
            ]}
          />
        ) : (
          <AssessmentScreen
            key={resident}
            residentId={resident}
            assessmentId={params.get('assessment')}
            type={params.get('type') ?? 'periodic'}
          />
        )
      }
    </CommunityScreen>
  );
}
