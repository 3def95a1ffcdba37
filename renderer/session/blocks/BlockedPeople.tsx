import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { announce } from '../../ui/live/announce.ts';
import { Loaded } from '../../ui/state/Loaded.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './BlockedPeople.module.css';
import { useListBlockedQuery, useSetBlockMutation } from './blocksApi.ts';

/** People the user has blocked, including those without a remaining conversation to unblock them in. */
export function BlockedPeople({ userId }: { readonly userId: string }) {
  const blockedQuery = useListBlockedQuery(userId);
  const [setBlock, { error: setBlockError, isLoading }] = useSetBlockMutation();
  async function unblock(personId: string, name: string) {
    const { error } = await setBlock({ userId, personId, isBlocked: false });
    if (error === undefined) announce(`${name} is unblocked`);
  }
  return (
    <details className={styles.blocked}>
      <summary>Blocked people</summary>
      <Loaded
        answer={blockedQuery}
        waiting={null}
        nothing={
          <p className={ui.note}>No blocked people. Block someone from a conversation's menu.</p>
        }
      >
        {(people) => (
          <ul>
            {people.map(({ id, name, company }) => (
              <li key={id}>
                <span>
                  {name ?? 'Someone'}{' '}
                  {company !== null && <span className={ui.note}>{company}</span>}
                </span>
                <PlainButton
                  aria-busy={isLoading}
                  aria-label={`Unblock ${name ?? 'Someone'}`}
                  onClick={() => void unblock(id, name ?? 'Unknown person')}
                >
                  Unblock
                </PlainButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isDataError(setBlockError) && <p role="alert">{dataErrorMessage(setBlockError)}</p>}
    </details>
  );
}
