import { formatPercent } from '#shared/format/percent.ts';
import { occupancyOf } from '#shared/operator/command.ts';
import { shortMonthLabel } from '#shared/operator/ledger.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { CareScenarios } from '../careValue/index.ts';
import { usePositions } from '../usePositions.ts';
import { BuyerPackage } from './BuyerPackage.tsx';
import { type Insights, useInsightsQuery } from './insightsApi.ts';

/** Occupancy and moves by month, and what care, rates, and empty units are worth. */
export function Component() {
  return (
    <CommunityScreen
      kind="unit_events"
      actions={(communityId) => (
        <RouteLink to="operatorAiInsights" query={{ community: communityId }}>
          What changed
        </RouteLink>
      )}
    >
      {(communityId) => <Parts key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function Parts({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const { canRead, canChange } = usePositions(communityId);
  const tabs = [
    { id: 'months', label: 'Months', panel: () => <Months communityId={communityId} /> },
    ...(canRead('care_scenarios')
      ? [
          {
            id: 'value',
            label: 'Care to value',
            panel: () => <CareScenarios communityId={communityId} />,
          },
        ]
      : []),
    ...(canChange('communities')
      ? [
          {
            id: 'buyers',
            label: 'For buyers',
            panel: () => <BuyerPackage communityId={communityId} />,
          },
        ]
      : []),
  ];
  return (
    <Tabs
      label="Analytics"
      open={params.get('tab') ?? 'months'}
      onOpen={(tab) => change([['tab', tab === 'months' ? null : tab]])}
      tabs={tabs}
    />
  );
}

function Months({ communityId }: { readonly communityId: string }) {
  const query = useInsightsQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="36rem" />} keepsLast>
      {({ months }) =>
        months.length === 0 ? (
          <EmptyState title="No months yet">
            Occupancy appears here after the first whole month with residents.
          </EmptyState>
        ) : (
          <MonthCharts months={months} />
        )
      }
    </Loaded>
  );
}

function MonthCharts({ months }: Pick<Insights, 'months'>) {
  const names = months.map(({ month }) => shortMonthLabel(month));
  return (
    <div className={ui.stack16}>
      <LineChart
        title="Occupancy at the end of the month"
        file="Occupancy by month"
        along="Month"
        categories={names}
        series={[
          {
            id: 'occupancy',
            label: 'Physical occupancy',
            values: months.map(({ occupied, available }) => occupancyOf(occupied, available)),
          },
        ]}
        write={formatPercent}
      />
      <BarChart
        title="Moves by month"
        file="Moves by month"
        along="Month"
        categories={names}
        series={[
          { id: 'in', label: 'Move-ins', values: months.map(({ moved_in }) => moved_in) },
          { id: 'out', label: 'Move-outs', values: months.map(({ moved_out }) => moved_out) },
        ]}
        write={String}
      />
    </div>
  );
}
