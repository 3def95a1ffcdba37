import { Button } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { linkTo } from '#shared/routes.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Periods } from '../../../workbench/period/Periods.tsx';
import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import { FeedDialog } from '../../clients/calendar/index.ts';
import { useGetMyVendorQuery } from '../directory/index.ts';
import { NoProfile } from './NoProfile.tsx';
import styles from './Presence.module.css';
import { useVendorWonWorkQuery } from './presenceApi.ts';

const COLUMNS = [
  { label: 'Accepted on', type: 'date' },
  { label: 'Client', type: 'text' },
  { label: 'Project', type: 'text' },
  { label: 'Category', type: 'text' },
  { label: 'State', type: 'text' },
  { label: 'Status', type: 'text' },
  { label: 'Price', type: 'money' },
  { label: 'Price per', type: 'text' },
  { label: 'Begins on', type: 'date' },
  { label: 'Finished on', type: 'date' },
] as const;

/** Connections of a vendor's account to other software. */
export function Component() {
  const { session } = useAuth();
  const query = useGetMyVendorQuery(session?.userId ?? '', { skip: session === null });
  return (
    <Page>
      <PageHeader views={<Periods />} />
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} nothing={<NoProfile />}>
        {(vendor) =>
          vendor !== null && (
            <div className={styles.sections}>
              <CalendarFeed />
              <Accounting />
              <RequestLink vendorId={vendor.id} />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function CalendarFeed() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="calendar">
      <h2 id="calendar">Calendar</h2>
      <p>Subscribe in Outlook, Google, or Apple Calendar to the events of your calendar here.</p>
      <div className={ui.actions12}>
        <Button onClick={() => setOpen(true)}>Set up calendar sync</Button>
        <LinkButton to="calendar">Open calendar</LinkButton>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <FeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Accounting() {
  const { first, last } = usePeriod();
  const { currentData: rows } = useVendorWonWorkQuery({ first, last });
  const won = rows ?? [];
  const save = (kind: 'csv' | 'xlsx') =>
    saveSheet(
      {
        name: `Accepted quotes ${first} to ${last}`,
        columns: [...COLUMNS],
        rows: won.map((row) => [
          row.on,
          row.client,
          row.project,
          VENDOR_CATEGORIES[row.category as VendorCategory] ?? row.category,
          row.state,
          row.status,
          row.price,
          row.price_per,
          row.begins_on,
          row.ended_on,
        ]),
      },
      { kind },
    );
  return (
    <section className={styles.section} aria-labelledby="accounting">
      <h2 id="accounting">Accounting</h2>
      <p>
        Accepted quotes of the period with client, price, and dates, as a table for your bookkeeper.
      </p>
      <p className={ui.note}>
        {rows === undefined
          ? 'Loading…'
          : won.length === 1
            ? '1 accepted quote in this period'
            : `${formatNumber(won.length)} accepted quotes in this period`}
      </p>
      <div className={ui.actions12}>
        <Button disabled={won.length === 0} onClick={() => void save('csv')}>
          Export CSV
        </Button>
        <Button disabled={won.length === 0} onClick={() => void save('xlsx')}>
          Export Excel
        </Button>
        <LinkButton to="vendorQuotes" query={{ status: 'chosen' }}>
          View accepted quotes
        </LinkButton>
      </div>
    </section>
  );
}

function RequestLink({ vendorId }: { readonly vendorId: string }) {
  return (
    <section className={styles.section} aria-labelledby="links">
      <h2 id="links">Request links</h2>
      <p>Put these links on your website or in emails. Requests arrive in your leads.</p>
      <div className={styles.link}>
        <CopyLinkField
          label="Your profile"
          noun="profile link"
          address={`${window.location.origin}${linkTo('vendor', { vendorId })}`}
        />
      </div>
      <div className={styles.link}>
        <CopyLinkField
          label="Request a quote"
          noun="request link"
          address={`${window.location.origin}${linkTo('clientProjectRequest', undefined, { vendor: vendorId })}`}
        />
      </div>
    </section>
  );
}
