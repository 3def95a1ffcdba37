import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { combineQueries, Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RfpForm } from './RfpForm.tsx';
import { useRfpQuery, useRfpTeammatesQuery } from './rfpsApi.ts';

/** A new RFP, or the draft in the URL. */
export function Component() {
  const { params } = useUrlSearch();
  const id = params.get('rfp');
  if (id === null) return <NewRfp />;
  return isId(id) ? <EditRfp key={id} id={id} /> : <Missing />;
}

const Missing = () => (
  <NotFoundMessage title="RFP not found" to="rfpDashboard" button="All RFPs">
    It's no longer a draft, or you don't have access.
  </NotFoundMessage>
);

function NewRfp() {
  const navigate = useNavigate();
  const { session } = useAuth();
  const query = useRfpTeammatesQuery();
  return (
    <Page>
      <PageHeader description="Save it as a draft, then invite vendors and submit it for approval." />
      <Loaded answer={query} waiting={<Skeleton height="40rem" />}>
        {(teammates) => (
          <RfpForm
            me={session?.userId ?? ''}
            rfp={null}
            teammates={teammates}
            onSaved={(id) => void navigate(linkTo('rfpDetail', { rfpId: id }), { replace: true })}
            onCancel={() => void navigate(linkTo('rfpDashboard'))}
          />
        )}
      </Loaded>
    </Page>
  );
}

function EditRfp({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { session } = useAuth();
  const query = combineQueries(useRfpQuery(id), useRfpTeammatesQuery());
  const back = linkTo('rfpDetail', { rfpId: id });
  return (
    <Page>
      <BackLink to="rfpDashboard">All RFPs</BackLink>
      <PageHeader title="Edit RFP" />
      <Loaded answer={query} waiting={<Skeleton height="40rem" />}>
        {([rfp, teammates]) =>
          rfp?.side === 'team' && rfp.status === 'draft' ? (
            <RfpForm
              me={session?.userId ?? ''}
              rfp={rfp}
              teammates={teammates}
              onSaved={() => void navigate(back, { replace: true })}
              onCancel={() => void navigate(back)}
            />
          ) : (
            <Missing />
          )
        }
      </Loaded>
    </Page>
  );
}
