import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { Authorizations } from './Authorizations.tsx';
import { ClaimQueue } from './ClaimQueue.tsx';
import { useClaimsQuery } from './claimsApi.ts';
import { Payers } from './Payers.tsx';
import { Remittances } from './Remittances.tsx';

/** Claims to payers with authorizations, remittances, and payer profiles of a community. */
export const Component = () => (
  <CommunityScreen kind="care_claims">
    {(communityId) => <Claims key={communityId} communityId={communityId} />}
  </CommunityScreen>
);

function Claims({ communityId }: { readonly communityId: string }) {
  const query = useClaimsQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(list) => (
        <UrlTabs
          label="Claims"
          clears={['claim']}
          tabs={[
            {
              id: 'claims',
              label: 'Claims',
              panel: () => <ClaimQueue communityId={communityId} list={list} />,
            },
            {
              id: 'authorizations',
              label: 'Authorizations',
              panel: () => <Authorizations communityId={communityId} list={list} />,
            },
            {
              id: 'remittances',
              label: 'Remittances',
              panel: () => <Remittances communityId={communityId} list={list} />,
            },
            {
              id: 'payers',
              label: 'Payers',
              panel: () => <Payers communityId={communityId} list={list} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}
