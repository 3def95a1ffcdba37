import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { Periods } from '../../../workbench/period/Periods.tsx';
import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import { Definitions, ExportFigures } from '../../home/analytics/index.ts';
import styles from './Analytics.module.css';
import { FigureHead, Outcomes, Prices } from './FigureParts.tsx';
import { figureTables } from './figureTables.ts';
import { Months, Places } from './MonthFigures.tsx';
import { NoProfile } from './NoRequests.tsx';
import { useVendorFiguresQuery } from './vendorDeskApi.ts';
import { isEmptyYear } from './vendorFigures.ts';

const DEFINITIONS = [
  [
    'All figures',
    'Requests received in this period, with later outcomes. Days end at midnight in Hawaii.',
  ],
  ['Answered', "Quoted or declined. Questions don't count."],
  ['First response', 'Median time from the request to the first quote or decline.'],
  ['Win rate', 'Your share of quotes where a vendor was chosen.'],
  [
    'Amounts',
    'The latest price of each quote. Won amounts exclude projects cancelled since. Monthly prices are for one month.',
  ],
] as const;

/** Outcomes of a vendor's requests. */
export function Component() {
  const { first, last } = usePeriod();
  const query = useVendorFiguresQuery({ first, last });
  const currentFigures = query.currentData;
  const hasFigures =
    currentFigures !== undefined && currentFigures !== null && !isEmptyYear(currentFigures);
  return (
    <Page>
      <PageHeader
        views={<Periods />}
        actions={hasFigures && <ExportFigures tables={figureTables(currentFigures)} />}
      />
      <Loaded answer={query} waiting={<Skeleton height="40rem" />} nothing={<NoProfile />}>
        {(figures) => {
          if (figures === null) return null;
          if (isEmptyYear(figures)) return <NoneYet />;
          return (
            <div className={sections.figures}>
              <FigureHead figures={figures} />
              <div className={styles.beside}>
                <Outcomes figures={figures} />
                <Prices figures={figures} />
              </div>
              <Months months={figures.months} />
              <Places figures={figures} />
              <Definitions of="requests" told={DEFINITIONS} />
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}

const NoneYet = () => (
  <EmptyState
    title="No requests in 12 months"
    action={
      <div className={styles.ways}>
        <LinkButton to="vendorOnboarding">Your profile</LinkButton>
        <LinkButton to="vendorCredentials">Credentials</LinkButton>
      </div>
    }
  >
    Clients looking for your trade in your states find your profile. Figures start with the first
    request.
  </EmptyState>
);
