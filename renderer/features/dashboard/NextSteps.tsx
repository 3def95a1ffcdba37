import { Button } from '@blueprintjs/core';
import type { Profile } from '../account/index.ts';
import styles from './Dashboard.module.css';
import { missingFrom } from './profileForm.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

interface NextStepsProps {
  readonly profile: Profile;
  readonly onEdit: () => void;
}

/** The one thing worth doing now; nothing when there is none. */
export function NextSteps({ profile, onEdit }: NextStepsProps) {
  const missing = missingFrom(profile);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="next-title" className={styles.next}>
      <div>
        <h2 id="next-title">Complete your profile</h2>
        <p>Add {list.format(missing)}, so that people you contact know who is writing.</p>
      </div>
      <Button intent="primary" onClick={onEdit}>
        Complete profile
      </Button>
    </section>
  );
}
