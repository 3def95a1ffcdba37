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

/** Value of the choice to use the listing's own documents. */
const LISTING = 'listing';

/** Figures that linked communities offer for buyers; renders nothing without a request. */
export function BuyerPackages({ listingId }: { readonly listingId: string }) {
  const { data } = useListingPackagesQuery(listingId);
  const [place, { error, isLoading, isSuccess }] = usePlaceBuyerPackageMutation();
  const [decline, { error: declineError, isLoading: isDeclining }] =
    useDeclineBuyerPackageMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const { packages = [], rooms = [], has_nda: hasNda = false } = data ?? {};
  if (packages.length === 0 && !isSuccess) return null;
  const targets = [
    ...rooms.map(({ id, name }) => [id, `Deal room of ${name}`] as const),
    ...(hasNda ? [[LISTING, 'Documents of this listing'] as const] : []),
  ];
  const target = targets.find(([id]) => id === chosen)?.[0] ?? targets[0]?.[0];
  return (
    <PanelSection title="Figures for buyers">
      {packages.length === 0 && (
        <p role="status">
          {target === LISTING
            ? 'The documents are in the listing. Buyers read them after they sign the NDA.'
            : 'The documents are in the deal room.'}
        </p>
      )}
      {packages.map((one) => (
        <div key={one.id}>
          <p>
            {one.community} on {formatCalendarDay(one.day)}: rent roll of {one.residents} residents
            ({formatCents(one.monthly_cents)} a month), T-12 ({formatCents(one.revenue_cents)} of
            revenue), staffing, and surveys.
          </p>
          {target === undefined ? (
            <p>Open a deal room for this listing, or add an NDA to the listing first.</p>
          ) : (
            <SelectField
              label="Place in"
              options={targets}
              value={target}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
          <ServerError title="Not placed" error={error} />
          <ServerError title="Not declined" error={declineError} />
          <div className={styles.acts}>
            <Button
              intent="primary"
              disabled={target === undefined || isDeclining}
              loading={isLoading}
              onClick={() =>
                target !== undefined &&
                void place({ id: one.id, room: target === LISTING ? null : target })
              }
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
