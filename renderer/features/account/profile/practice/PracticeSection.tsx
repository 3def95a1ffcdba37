import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useState } from 'react';
import { SPECIALIZATIONS } from '#shared/listings/profile-choices.ts';
import type { Profile } from '../../../../session/account/index.ts';
import { placesText, stateName } from '../../../../ui/directory/directoryPage.ts';
import { useReturnFocus } from '../../../../ui/form/useFocus.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import styles from '../Profile.module.css';
import { ProfileRows } from '../ProfileRows.tsx';
import { type Practice, useGetMyPracticeQuery } from '../profileApi.ts';
import { BrokerForm } from './BrokerForm.tsx';
import { Licenses } from './Licenses.tsx';

/** A broker's practice and licenses. */
export function PracticeSection({ profile }: { readonly profile: Profile }) {
  const practiceQuery = useGetMyPracticeQuery(profile.id);
  return (
    <Loaded answer={practiceQuery} waiting={<Skeleton height="40rem" />}>
      {(practice) => (
        <>
          <Working profile={profile} practice={practice} />
          <Licenses licenses={practice.licenses} />
        </>
      )}
    </Loaded>
  );
}

function Working({
  profile,
  practice,
}: {
  readonly profile: Profile;
  readonly practice: Practice;
}) {
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isEditing);
  const { broker, licenses } = practice;
  const specialization = broker?.specialization as keyof typeof SPECIALIZATIONS | null | undefined;
  const rows: readonly [string, string | null][] = [
    ['Brokerage', profile.brokerage_name],
    ['License', licensesText(licenses)],
    ['Experience', broker?.years_experience == null ? null : yearsText(broker.years_experience)],
    ['Specialization', specialization ? SPECIALIZATIONS[specialization] : null],
    ['Service areas', broker?.service_areas.length ? placesText(broker.service_areas) : null],
  ];
  const close = () => setEditing(false);
  return (
    <section aria-labelledby="practice-title">
      <header className={styles.sectionHeader}>
        <h2 id="practice-title">Broker profile</h2>
        {!isEditing && (
          <Button ref={opener} size="small" icon={<Edit />} onClick={() => setEditing(true)}>
            Edit broker profile
          </Button>
        )}
      </header>
      {isEditing ? (
        <BrokerForm
          profile={profile}
          practice={practice}
          send="Save broker profile"
          skip="Cancel"
          onDone={close}
          onSkip={close}
        />
      ) : (
        <ProfileRows rows={rows} />
      )}
    </section>
  );
}

function licensesText([first, ...others]: Practice['licenses']): string | null {
  if (first === undefined) return null;
  const text = `${stateName(first.state)} ${first.number}`;
  return others.length === 0 ? text : `${text} and ${others.length} more`;
}

const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`);
