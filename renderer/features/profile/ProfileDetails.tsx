import type { Profile } from '../../core/account/index.ts';
import styles from './Profile.module.css';

/** The profile as text, in the places that the form takes when editing. */
export function ProfileDetails({ profile }: { readonly profile: Profile }) {
  const rows: readonly [string, string | null][] = [
    ['First name', profile.first_name],
    ['Last name', profile.last_name],
    ['Phone', profile.phone],
    ['Company', profile.company_name],
    ['About', profile.bio],
  ];
  return (
    <dl className={styles.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value ? undefined : styles.absent}>{value || 'Not given'}</dd>
        </div>
      ))}
    </dl>
  );
}
