import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { community } from '#shared/records/nouns/community.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordPage } from '../../../workbench/record/RecordPage.tsx';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { ImportAction } from '../imports/index.ts';
import { Retention } from '../retention/index.ts';
import { usePositions } from '../usePositions.ts';
import { CensusBoard } from './CensusBoard.tsx';
import { CommunityListing } from './CommunityListing.tsx';
import { Compliance } from './Compliance.tsx';
import { Structure } from './Structure.tsx';
import { Team } from './Team.tsx';

/** A community: census, units, team, and details. */
export function Component() {
  const { propertyId = '' } = useParams();
  const query = useReadRecordQuery(
    { noun: community, id: propertyId },
    { skip: !isId(propertyId) },
  );
  const headOf = useCallback((row: RecordRow) => ({ title: getRecordName(community, row) }), []);
  useRecordHead(query.currentData, headOf);
  if (!isId(propertyId)) {
    return (
      <NotFoundMessage title="Community not found" to="operatorProperties" button="All communities">
        This link is incomplete.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
        {(row) =>
          row === null ? (
            <EmptyState title="Community not found">
              It was deleted or you no longer have a position there.
            </EmptyState>
          ) : (
            <Found key={row.id} row={row} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Found({ row }: { readonly row: RecordRow }) {
  const { canChange, canRead } = usePositions(row.id);
  const listingId = getFieldValue(row, 'listing_id');
  return (
    <>
      <PageHeader
        title={getRecordName(community, row)}
        actions={
          <>
            {canRead('employees') && (
              <LinkButton to="operatorStaff" query={{ community: row.id }} size="small">
                Staff
              </LinkButton>
            )}
            <ImportAction of="units" communityId={row.id} />
            <ImportAction of="rates" communityId={row.id} />
            {canChange('communities') && (
              <LinkButton to="financialAnalysis" query={{ community: row.id }} size="small">
                Build model
              </LinkButton>
            )}
            {canChange('communities') && (
              <LinkButton to="editOperatorProperty" params={{ propertyId: row.id }} size="small">
                Edit community
              </LinkButton>
            )}
          </>
        }
      />
      <UrlTabs
        label={`About ${getRecordName(community, row)}`}
        tabs={[
          { id: 'census', label: 'Census', panel: () => <CensusBoard communityId={row.id} /> },
          { id: 'units', label: 'Buildings and units', panel: () => <Structure id={row.id} /> },
          ...(canRead('community_members')
            ? [{ id: 'team', label: 'Team', panel: () => <Team communityId={row.id} /> }]
            : []),
          ...(canRead('document_rules')
            ? [
                {
                  id: 'compliance',
                  label: 'Compliance',
                  panel: () => <Compliance communityId={row.id} />,
                },
              ]
            : []),
          ...(canRead('record_retention')
            ? [
                {
                  id: 'retention',
                  label: 'Retention',
                  panel: () => <Retention communityId={row.id} />,
                },
              ]
            : []),
          {
            id: 'details',
            label: 'Details',
            panel: () => (
              <RecordPage
                noun={community}
                id={row.id}
                place="panel"
                related={() => (
                  <CommunityListing
                    communityId={row.id}
                    listingId={typeof listingId === 'string' ? listingId : null}
                    canLink={canChange('communities')}
                  />
                )}
              />
            ),
          },
        ]}
      />
    </>
  );
}
