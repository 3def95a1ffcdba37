import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import {
  useDeclineBuyerPackageMutation,
  useListingPackagesQuery,
  usePlaceBuyerPackageMutation,
} from '../../../workbench/data/buyerPackagesApi.ts';
import styles from './OwnListingPanel.module.css';

/** Figures that linked communities offer for the deal room; renders nothing without a request. */
export function BuyerPackages({ listingId }: { readonly listingId: string }) {
  const { data } = useListingPackagesQuery(listingId);
  const [place, { error, isLoading, isSuccess }] = usePlaceBuyerPackageMutation();
  const [decline, { error: declineError, isLoading: isDeclining }] =
    useDeclineBuyerPackageMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const { packages = [], rooms = [] } = data ?? {};
  if (packages.length === 0 && !isSuccess) return null;
  const room = rooms.find(({ id }) => id === chosen)?.id ?? rooms[0]?.id ?? null;
  return (
    <PanelSection title="Figures for the deal room">
      {packages.length === 0 && <p role="status">The documents are in the deal room.</p>}
      {packages.map((one) => (
        <div key={one.id}>
          <p>
            {one.community} on {formatCalendarDay(one.day)}: rent roll of {one.residents} residents
            ({formatCents(one.monthly_cents)} a month), T-12 ({formatCents(one.revenue_cents)} of
            revenue), staffing, and surveys.
          </p>
          {room === null ? (
            <p>Open a deal room in a transaction with this listing first.</p>
          ) : (
            <SelectField
              label="Deal room"
              options={rooms.map(({ id, name }) => [id, name] as const)}
              value={room}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
          <ServerError title="Not placed" error={error} />
          <ServerError title="Not declined" error={declineError} />
          <div className={styles.acts}>
            <Button
              intent="primary"
              disabled={room === null || isDeclining}
              loading={isLoading}
              onClick={() => room !== null && void place({ id: one.id, room })}
            >
              Place documents
            </Button>
            <Button disabled={isLoading} loading={isDeclining} onClick={() => void decline(one.id)}>
              Decline figures
            </Button>
          </div>
        </div>
      ))}
    </PanelSection>
  );
}
