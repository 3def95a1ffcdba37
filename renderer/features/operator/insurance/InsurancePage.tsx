import { Select } from '../../../ui/form/Select.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { EmptyWithoutCommunities } from '../NoCommunities.tsx';
import operator from '../Operator.module.css';
import { Claims } from './Claims.tsx';
import { InsurancePolicies } from './InsurancePolicies.tsx';
import { useInsuranceQuery } from './insuranceApi.ts';
import type { Insurance } from './insuranceShapes.ts';
import { Vendors } from './Vendors.tsx';

/** Insurance policies, certificates of vendors, and claims of the user's communities. */
export function Component() {
  const query = useInsuranceQuery();
  const { params, change } = useUrlSearch();
  const communities = query.data?.communities ?? [];
  const asked = params.get('community') ?? '';
  const chosen = communities.some(({ id }) => id === asked) ? asked : '';
  return (
    <Page>
      <PageHeader
        actions={
          <>
            {communities.length > 1 && (
              <div className={operator.choice}>
                <Select
                  aria-label="Community"
                  value={chosen}
                  options={[
                    ['', 'All communities'],
                    ...communities.map(({ id, name }) => [id, name] as const),
                  ]}
                  onChange={({ target }) =>
                    change([['community', target.value === '' ? null : target.value]])
                  }
                />
              </div>
            )}
            <RouteLink to="insuranceDashboard">Figures</RouteLink>
          </>
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(insurance) =>
          insurance.communities.length === 0 ? (
            <EmptyWithoutCommunities>
              <EmptyState title="No access">
                Executive directors and the business office manage insurance.
              </EmptyState>
            </EmptyWithoutCommunities>
          ) : (
            <UrlTabs
              label="Insurance"
              clears={['policy', 'vendor', 'claim', 'show', 'problem']}
              tabs={[
                {
                  id: 'policies',
                  label: 'Policies',
                  panel: () => <InsurancePolicies insurance={insurance} community={chosen} />,
                },
                {
                  id: 'vendors',
                  label: 'Vendor certificates',
                  panel: () => <Vendors insurance={insurance} community={chosen} />,
                },
                {
                  id: 'claims',
                  label: 'Claims',
                  panel: () => <Claims insurance={insurance} community={chosen} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

export interface InsuranceProps {
  readonly insurance: Insurance;
  /** A community, or empty for all. */
  readonly community: string;
}
