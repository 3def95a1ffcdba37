import { formatShortDollars } from '#shared/format/money.ts';
import {
  CERTIFICATE_PROBLEMS,
  CLAIM_KINDS,
  INSURANCE_LINES,
  quarterOf,
  sumClaims,
} from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import compliance from '../Compliance.module.css';
import { EmptyWithoutCommunities } from '../NoCommunities.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { POLICY_STATES, stateOfPolicy } from './InsurancePolicies.tsx';
import { useInsuranceQuery } from './insuranceApi.ts';
import type { Insurance } from './insuranceShapes.ts';
import { showCents } from './money.ts';

/** Figures of insurance in all of the user's communities; each opens its rows. */
export function Component() {
  const query = useInsuranceQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="36rem" />} keepsLast>
        {(insurance) =>
          insurance.policies.length === 0 && insurance.claims.length === 0 ? (
            <EmptyWithoutCommunities>
              <EmptyState
                title="No insurance yet"
                action={
                  insurance.communities.length > 0 ? (
                    <LinkButton to="insurance" intent="primary" size="small">
                      Add policy
                    </LinkButton>
                  ) : undefined
                }
              >
                Executive directors and the business office add policies and claims.
              </EmptyState>
            </EmptyWithoutCommunities>
          ) : (
            <Figures insurance={insurance} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Figures({ insurance }: { readonly insurance: Insurance }) {
  const today = insurance.communities[0]?.today ?? '';
  const { policies, vendors, claims } = insurance;
  return (
    <div className={`${ui.stack16} ${compliance.tab}`}>
      <section aria-label="Policies" className={ui.stack8}>
        <h2 className={compliance.title}>Policies</h2>
        <div className={ui.actions12}>
          {POLICY_STATES.map(({ value, label }) => (
            <RouteLink key={value} to="insurance" query={{ show: value }}>
              {label}: {policies.filter((one) => stateOfPolicy(one, today) === value).length}
            </RouteLink>
          ))}
        </div>
      </section>
      <section aria-label="Vendor certificates" className={ui.stack8}>
        <h2 className={compliance.title}>Vendors with a gap</h2>
        <div className={ui.actions12}>
          {CERTIFICATE_PROBLEMS.map(({ value, label }) => (
            <RouteLink key={value} to="insurance" query={{ tab: 'vendors', problem: value }}>
              {label}:{' '}
              {
                vendors.filter(({ problems }) => problems.some((one) => one.problem === value))
                  .length
              }
            </RouteLink>
          ))}
        </div>
      </section>
      <section aria-label="Claims" className={ui.stack8}>
        <h2 className={compliance.title}>Claims</h2>
        <div className={ui.actions12}>
          {(['open', 'closed'] as const).map((status) => (
            <RouteLink key={status} to="insurance" query={{ tab: 'claims', show: status }}>
              {status === 'open' ? 'Open' : 'Closed'}:{' '}
              {claims.filter((one) => one.status === status).length}
            </RouteLink>
          ))}
        </div>
      </section>
      <ClaimTrend insurance={insurance} />
      <ClaimKinds insurance={insurance} />
    </div>
  );
}

/** Paid amounts and reserve changes by quarter, from the movements. */
function ClaimTrend({ insurance: { claims } }: { readonly insurance: Insurance }) {
  const movements = claims.flatMap((claim) => claim.movements);
  const quarters = [...new Set(movements.map(({ day }) => quarterOf(day)))].toSorted().slice(-8);
  if (quarters.length === 0) return null;
  const paidIn = (quarter: string) =>
    movements
      .filter(({ kind, day }) => kind === 'paid' && quarterOf(day) === quarter)
      .reduce((total, { amount_cents }) => total + amount_cents / 100, 0);
  const openedIn = (quarter: string) =>
    claims.filter(({ reported_on }) => quarterOf(reported_on) === quarter).length;
  return (
    <>
      <BarChart
        title="Paid on claims by quarter"
        file="Paid by quarter"
        along="Quarter"
        categories={quarters}
        series={[{ id: 'paid', label: 'Paid', values: quarters.map(paidIn) }]}
        write={formatShortDollars}
      />
      <QuarterLinks
        label="Paid by quarter"
        filter="paid"
        figures={quarters.map((quarter) => [quarter, formatShortDollars(paidIn(quarter))])}
      />
      <BarChart
        title="Claims reported by quarter"
        file="Claims by quarter"
        along="Quarter"
        categories={quarters}
        series={[{ id: 'claims', label: 'Claims', values: quarters.map(openedIn) }]}
        write={String}
      />
      <QuarterLinks
        label="Reported by quarter"
        filter="reported"
        figures={quarters.map((quarter) => [quarter, String(openedIn(quarter))])}
      />
    </>
  );
}

interface QuarterLinksProps {
  readonly label: string;
  readonly filter: 'paid' | 'reported';
  readonly figures: readonly (readonly [quarter: string, figure: string])[];
}

/** Opens the claims behind each bar. */
function QuarterLinks({ label, filter, figures }: QuarterLinksProps) {
  return (
    <section aria-label={label} className={ui.actions12}>
      {figures.map(([quarter, figure]) => (
        <RouteLink key={quarter} to="insurance" query={{ tab: 'claims', [filter]: quarter }}>
          {quarter}: {figure}
        </RouteLink>
      ))}
    </section>
  );
}

function ClaimKinds({ insurance: { claims, policies } }: { readonly insurance: Insurance }) {
  const kinds = CLAIM_KINDS.filter(({ value }) => claims.some(({ kind }) => kind === value));
  if (kinds.length === 0) return null;
  const linesOf = (kind: string) =>
    [
      ...new Set(
        claims
          .filter((one) => one.kind === kind)
          .map((one) =>
            labelOf(INSURANCE_LINES, policies.find(({ id }) => id === one.policy_id)?.line ?? ''),
          ),
      ),
    ].join(', ');
  return (
    <OperatorTable
      label="Claims by kind"
      columns={[
        'Kind',
        'Lines',
        { number: 'Claims' },
        { number: 'Reserve' },
        { number: 'Paid' },
        { number: 'Incurred' },
      ]}
    >
      {kinds.map(({ value, label }) => {
        const own = claims.filter(({ kind }) => kind === value);
        const total = sumClaims(own);
        return (
          <tr key={value}>
            <th scope="row">
              <RouteLink to="insurance" query={{ tab: 'claims', kind: value }}>
                {label}
              </RouteLink>
            </th>
            <td data-label="Lines">{linesOf(value)}</td>
            <td data-label="Claims" className={operator.number}>
              {own.length}
            </td>
            <td data-label="Reserve" className={operator.number}>
              {showCents(total.reserve_cents)}
            </td>
            <td data-label="Paid" className={operator.number}>
              {showCents(total.paid_cents)}
            </td>
            <td data-label="Incurred" className={operator.number}>
              {showCents(total.incurred_cents)}
            </td>
          </tr>
        );
      })}
    </OperatorTable>
  );
}
