import { Button, Tag } from '@blueprintjs/core';
import { formatList } from '#shared/format/list.ts';
import { nameSamples, type Progress } from './firstSteps.ts';
import styles from './GetStarted.module.css';
import { useAddSampleDataMutation, useRemoveSampleDataMutation } from './onboardingApi.ts';

/** Adds or removes the account's sample data with one click. */
export function SampleData({ progress }: { readonly progress: Progress }) {
  const [add, adding] = useAddSampleDataMutation();
  const [remove, removing] = useRemoveSampleDataMutation();
  const names = nameSamples(progress.samples);
  if (names.length > 0) {
    return (
      <div className={styles.aside}>
        <p>
          <Tag minimal intent="warning">
            Sample data
          </Tag>{' '}
          {formatList(names)}. Only you see it.
        </p>
        <Button size="small" loading={removing.isLoading} onClick={() => void remove()}>
          Remove sample data
        </Button>
      </div>
    );
  }
  if (!progress.can_add_samples) return null;
  return (
    <div className={styles.aside}>
      <p>See the screens filled in. You can remove it with one click.</p>
      <Button size="small" loading={adding.isLoading} onClick={() => void add()}>
        Add sample data
      </Button>
    </div>
  );
}
