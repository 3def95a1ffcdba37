import { useNavigate, useParams } from 'react-router-dom';
import { community } from '#shared/records/nouns/community.ts';
import { linkTo } from '#shared/routes.ts';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import { RecordForm } from '../../../workbench/form/RecordForm.tsx';

const pageOf = (propertyId: string) => linkTo('operatorProperty', { propertyId });

function NewCommunity() {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader />
      <RecordForm
        noun={community}
        row={null}
        begin={{ time_zone: 'America/New_York' }}
        onSaved={({ id }) => void navigate(pageOf(id), { replace: true })}
        onCancel={() => void navigate(linkTo('operatorProperties'))}
      />
    </Page>
  );
}

function EditCommunity() {
  const { propertyId = '' } = useParams();
  const navigate = useNavigate();
  const query = useReadRecordQuery(
    { noun: community, id: propertyId },
    { skip: !isId(propertyId) },
  );
  if (!isId(propertyId)) {
    return (
      <NotFoundMessage title="Community not found" to="operatorProperties" button="All communities">
        This link is incomplete.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(row) =>
          row === null ? (
            <EmptyState title="Community not found">
              It was deleted or you no longer have a position there.
            </EmptyState>
          ) : (
            <RecordForm
              noun={community}
              row={row}
              onSaved={() => void navigate(pageOf(propertyId))}
              onCancel={() => void navigate(pageOf(propertyId))}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

export const newCommunity = { Component: NewCommunity };
export const editCommunity = { Component: EditCommunity };
