import { Button } from '@blueprintjs/core';
import { Suspense, useMemo, useState } from 'react';
import type { Portfolio } from '#shared/investing/portfolio.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { isId } from '../../../ui/format/id.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
import { ClosedByYear } from '../../deals/transactions/index.ts';
import type { ImportStatementProps } from './ImportStatement.tsx';
import { MovementDialog } from './MovementDialog.tsx';
import { MovementList } from './MovementList.tsx';
import { KIND_CHOICES } from './movementKinds.ts';
import styles from './Portfolio.module.css';
import { type MovementSearch, usePortfolioQuery } from './portfolioApi.ts';

const ImportStatement = lazyPart<ImportStatementProps>(() => import('./ImportStatement.tsx'));

/** Ledger entries of the user's holdings, and purchases and sales of communities. */
export function Component() {
  const { params, change } = useUrlSearch();
  const query = usePortfolioQuery(null);
  const [open, setOpen] = useState<'entry' | 'import' | null>(null);
  const portfolio = query.data;
  const hasHoldings = (portfolio?.holdings.length ?? 0) > 0;
  const tab = params.get('tab') ?? (portfolio?.entities.length === 0 ? 'closed' : 'entries');
  return (
    <Page>
      <PageHeader
        actions={
          hasHoldings && (
            <>
              <DialogButton onClick={() => setOpen('import')}>Import statement</DialogButton>
              <Button intent="primary" size="small" onClick={() => setOpen('entry')}>
                Record entry
              </Button>
            </>
          )
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(loaded) => (
          <Tabs
            label="Portfolio transactions"
            open={tab}
            onOpen={(next) => change([['tab', next]])}
            tabs={[
              {
                id: 'entries',
                label: 'Ledger entries',
                panel: () => <Entries portfolio={loaded} />,
              },
              { id: 'closed', label: 'Purchases and sales', panel: () => <ClosedByYear /> },
            ]}
          />
        )}
      </Loaded>
      {portfolio !== undefined && open === 'entry' && (
        <MovementDialog portfolio={portfolio} onClose={() => setOpen(null)} />
      )}
      {portfolio !== undefined && open === 'import' && (
        <Suspense>
          <ImportStatement portfolio={portfolio} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Page>
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads the filter of entries from the URL; anything invalid is left out. */
function readMovementSearch(params: URLSearchParams): MovementSearch {
  const valid = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name);
    return value !== null && isValid(value) ? value : undefined;
  };
  const isDay = (value: string) => DAY.test(value) && !Number.isNaN(Date.parse(value));
  const vintage = valid('vintage', (value) => /^\d{4}$/.test(value));
  return {
    entity: valid('entity', isId),
    holding: valid('holding', isId),
    sponsor: valid('sponsor', isId),
    kind: valid('kind', (value) => KIND_CHOICES.some(([kind]) => kind === value)),
    from: valid('from', isDay),
    to: valid('to', isDay),
    vintage: vintage === undefined ? undefined : Number(vintage),
  };
}

function Entries({ portfolio }: { readonly portfolio: Portfolio }) {
  const { params, change } = useUrlSearch();
  const search = useMemo(() => readMovementSearch(params), [params]);
  const any = (label: string, rows: readonly { readonly id: string; readonly name: string }[]) => [
    ['', label] as const,
    ...rows.map(({ id, name }) => [id, name] as const),
  ];
  const vintages = [
    ...new Set(portfolio.holdings.flatMap(({ vintage }) => vintage ?? [])),
  ].toSorted();
  const select = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      options={options}
      value={params.get(name) ?? ''}
      onChange={({ target }) => change([[name, target.value]])}
    />
  );
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      value={search[name] ?? ''}
      onChange={({ target }) => change([[name, target.value]])}
    />
  );
  return (
    <div className={styles.section}>
      <div className={styles.filters}>
        {select('holding', 'Holding', any('All holdings', portfolio.holdings))}
        {select('kind', 'Type', [['', 'All types'], ...KIND_CHOICES])}
        {select('entity', 'Entity', any('All entities', portfolio.entities))}
        {select('sponsor', 'Sponsor', any('All sponsors', portfolio.sponsors))}
        {select('vintage', 'Vintage', [
          ['', 'All vintages'],
          ...vintages.map((year) => [`${year}`, `${year}`] as const),
        ])}
        {day('from', 'From')}
        {day('to', 'To')}
      </div>
      <MovementList search={search} />
    </div>
  );
}
