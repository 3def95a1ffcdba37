import { announce } from '../../../ui/live/announce.ts';
import styles from './Saved.module.css';
import type { SavedSearch } from './saved.ts';
import { useSearchReadersQuery, useShareSearchMutation } from './savedApi.ts';

/** The user's brokers with a switch to share this search; renders nothing without brokers. */
export function SearchSharing({ search }: { readonly search: SavedSearch }) {
  const { data: readers = [] } = useSearchReadersQuery();
  const [share, { isLoading }] = useShareSearchMutation();
  if (readers.length === 0) return null;

  async function set(brokerId: string, name: string, isShared: boolean) {
    const { error } = await share({ id: search.id, brokerId, isShared });
    if (error === undefined) announce(isShared ? `Shared with ${name}` : `Not shared with ${name}`);
  }
  return (
    <fieldset className={styles.readers}>
      <legend>Share with your broker as your needs</legend>
      {readers.map(({ broker_id: id, name, company, searches }) => (
        <label key={id}>
          <input
            type="checkbox"
            disabled={isLoading}
            checked={searches.includes(search.id)}
            onChange={({ target }) => void set(id, name, target.checked)}
          />
          {[name, company].filter(Boolean).join(', ')}
        </label>
      ))}
    </fieldset>
  );
}
