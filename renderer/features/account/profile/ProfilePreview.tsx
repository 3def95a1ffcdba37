import { toCalendarDay } from '#shared/format/date.ts';
import { SPECIALIZATIONS } from '#shared/listings/profile-choices.ts';
import type { Profile } from '../../../session/account/index.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import styles from './Profile.module.css';
import type { Practice } from './profileApi.ts';

interface PreviewProps {
  readonly profile: Profile;
  /** Null if the user is not a broker. */
  readonly practice: Practice | null | undefined;
}

/** Preview of what contacts and the agent directory show. */
export function Preview({ profile, practice }: PreviewProps) {
  const { full_name: name, brokerage_name: brokerage, company_name: company } = profile;
  const facts = practice ? factsOf(practice) : [];
  return (
    <section aria-labelledby="preview-title">
      <header className={styles.sectionHeader}>
        <h2 id="preview-title">What others see</h2>
      </header>
      <div className={styles.preview}>
        <Avatar name={name ?? ''} url={profile.avatar_url} size="large" />
        <div>
          <p>
            <strong>{name || 'Untitled'}</strong>
          </p>
          <p className={styles.note}>{brokerage || company || 'No company'}</p>
          {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        </div>
      </div>
      <p className={styles.note}>
        {practice
          ? "Your name, brokerage and photo appear next to your messages. Your agent directory page shows the rest while you have a listing. Your phone number, address and license numbers aren't shown."
          : "Your name, company and photo appear next to your messages. Your phone number, address and bio aren't shown."}
      </p>
    </section>
  );
}

function factsOf({ broker, licenses }: Practice): string[] {
  const today = toCalendarDay(new Date());
  const valid = licenses.filter(({ expires_on: end }) => end === null || end >= today);
  const specialization = broker?.specialization as keyof typeof SPECIALIZATIONS | null | undefined;
  return [
    specialization ? SPECIALIZATIONS[specialization] : '',
    broker?.years_experience == null ? '' : `${broker.years_experience} years`,
    broker?.service_areas.length ? `Works in ${placesText(broker.service_areas)}` : '',
    valid.length > 0 ? `Licensed in ${placesText(valid.map(({ state }) => state))}` : '',
  ].filter((fact) => fact !== '');
}
