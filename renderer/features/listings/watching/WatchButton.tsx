import { useAuth } from '../../../session/auth/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import {
  useAddWatchMutation,
  useListWatchesQuery,
  useRemoveWatchMutation,
  type Watch,
  type WatchTarget,
} from './watchingApi.ts';

interface WatchButtonProps {
  readonly target: WatchTarget;
  /** What is watched, for assistive technology. */
  readonly name: string;
}

const isSame = (watch: Watch, target: WatchTarget): boolean => {
  if (watch.kind !== target.kind) return false;
  switch (target.kind) {
    case 'listing':
      return watch.listing_id === target.listing_id;
    case 'deal':
      return watch.deal_id === target.deal_id;
    case 'market':
      return watch.state === target.state && watch.property_type === (target.property_type ?? null);
    default:
      return watch.owner_name === target.owner_name;
  }
};

/** Watches something, or stops; changes appear under Deal intelligence. Shown to signed-in users. */
export function WatchButton({ target, name }: WatchButtonProps) {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const { data: watches } = useListWatchesQuery(userId, { skip: userId === '' });
  const [add, adding] = useAddWatchMutation();
  const [remove, removing] = useRemoveWatchMutation();
  if (userId === '') return null;
  const watch = watches?.find((one) => isSame(one, target));
  return (
    <span>
      <PlainButton
        aria-pressed={watch !== undefined}
        aria-label={`Watch ${name}`}
        disabled={watches === undefined || adding.isLoading || removing.isLoading}
        onClick={() =>
          void (watch === undefined ? add({ id: crypto.randomUUID(), target }) : remove(watch.id))
        }
      >
        {watch === undefined ? 'Watch' : 'Watching'}
      </PlainButton>
    </span>
  );
}
