import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import styles from '../Entity.module.css';
import { EntityScreen } from '../EntityScreen.tsx';
import { Depreciation } from './Depreciation.tsx';
import { Exchanges } from './Exchanges.tsx';
import { Payments } from './Payments.tsx';
import { StateSchedule } from './StateSchedule.tsx';
import { TaxForms } from './TaxForms.tsx';
import { useTaxCenterQuery } from './taxApi.ts';

/** Tax forms, schedules, payments, and exchanges of an entity. */
export const Component = () => (
  <EntityScreen nothing="Add the person, LLC, or trust that files a return. Its forms and schedules are kept here.">
    {({ id }) => <Center key={id} entityId={id} />}
  </EntityScreen>
);

function Center({ entityId }: { readonly entityId: string }) {
  const { params, change } = useUrlSearch();
  const [today] = useState(() => toCalendarDay(new Date()));
  const current = Number(today.slice(0, 4));
  const asked = Number(params.get('year'));
  const year = Number.isInteger(asked) && asked >= 1990 && asked <= 2099 ? asked : current;
  const query = useTaxCenterQuery({ entityId, year });
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(center) => {
        const years = new Set([year, current + 1, current, current - 1, ...center.years]);
        const picker = (
          <Select
            aria-label="Tax year"
            value={String(year)}
            options={[...years]
              .sort((one, other) => other - one)
              .map((value) => [String(value), String(value)] as const)}
            onChange={({ target }) => change([['year', target.value]])}
          />
        );
        const props = { entityId, year, today, center, picker };
        return (
          <div className={ui.stack16}>
            <UrlTabs
              label="Tax center"
              tabs={[
                { id: 'forms', label: 'Forms', panel: () => <TaxForms {...props} /> },
                { id: 'states', label: 'States', panel: () => <StateSchedule {...props} /> },
                { id: 'payments', label: 'Payments', panel: () => <Payments {...props} /> },
                { id: 'exchanges', label: '1031 exchanges', panel: () => <Exchanges {...props} /> },
                {
                  id: 'depreciation',
                  label: 'Depreciation',
                  panel: () => <Depreciation {...props} />,
                },
              ]}
            />
            <Adviser />
          </div>
        );
      }}
    </Loaded>
  );
}

const Adviser = () => (
  <aside className={styles.adviser} aria-label="What needs an adviser">
    <h2>Ask a tax adviser about</h2>
    <ul className={styles.notes}>
      <li>Filing thresholds, composite returns, and pass-through taxes of each state.</li>
      <li>
        Residential or nonresidential: a building counts as residential if 80% of rent is from
        dwelling units (IRC §168(e)(2)(A)).
      </li>
      <li>
        Cost segregation, bonus depreciation (IRC §168(k)), and passive loss limits (IRC §469).
      </li>
      <li>Related parties, debt relief, and partnership interests in a 1031 exchange.</li>
    </ul>
  </aside>
);
