import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatList } from '#shared/format/list.ts';
import type { Profile } from '../../../../session/account/index.ts';
import { useReturnFocus } from '../../../../ui/form/useFocus.ts';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import styles from '../Profile.module.css';
import { ProfileRows } from '../ProfileRows.tsx';
import { type SellerProfile, useGetMySellerProfileQuery } from '../profileApi.ts';
import { SellerForm } from './SellerForm.tsx';
import {
  occupancyChoices,
  priceChoices,
  propertyTypeChoices,
  reasonChoices,
  timelineChoices,
} from './sellerForm.ts';

type Choices = readonly (readonly [string, string])[];

const nameIn = (choices: Choices, value: string | null | undefined): string | null =>
  value ? (choices.find(([one]) => one === value)?.[1] ?? null) : null;

/** The seller's answers about their property, and the resulting draft listing. */
export function SellingSection({ profile }: { readonly profile: Profile }) {
  const sellerQuery = useGetMySellerProfileQuery(profile.id);
  return (
    <Loaded
      answer={sellerQuery}
      waiting={<Skeleton height="14rem" />}
      nothing={<SellerAnswers told={null} />}
    >
      {(sellerProfile) => <SellerAnswers told={sellerProfile} />}
    </Loaded>
  );
}

function SellerAnswers({ told }: { readonly told: SellerProfile | null }) {
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isEditing);
  const close = () => setEditing(false);
  const types = told?.property_types.flatMap((type) => nameIn(propertyTypeChoices, type) ?? []);
  const rows: readonly [string, string | null | undefined][] = [
    ['Property', told?.property_name],
    ['Location', told?.location],
    ['Types', types && formatList(types)],
    ['Occupancy', nameIn(occupancyChoices, told?.occupancy)],
    ['Timeline', nameIn(timelineChoices, told?.timeline)],
    ['Price', nameIn(priceChoices, told?.price_range)],
    ['Reason', nameIn(reasonChoices, told?.reason)],
    ['Notes', told?.additional_information],
  ];
  return (
    <section aria-labelledby="selling-title">
      <header className={styles.sectionHeader}>
        <h2 id="selling-title">Your property</h2>
        {!isEditing && (
          <div className={styles.acts}>
            {told?.draft_id && (
              <LinkButton to="submitListing" query={{ draft: told.draft_id }} size="small">
                Open draft listing
              </LinkButton>
            )}
            <Button ref={opener} size="small" icon={<Edit />} onClick={() => setEditing(true)}>
              {told === null ? 'Tell us about your property' : 'Edit answers'}
            </Button>
          </div>
        )}
      </header>
      {isEditing ? (
        <SellerForm told={told} send="Save answers" skip="Cancel" onDone={close} onSkip={close} />
      ) : (
        <>
          <p className={styles.note}>Only you can see this.</p>
          <ProfileRows rows={rows} />
        </>
      )}
    </section>
  );
}
