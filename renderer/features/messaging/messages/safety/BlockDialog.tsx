import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { useListBlockedQuery, useSetBlockMutation } from '../../../../session/blocks/blocksApi.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { announce } from '../../../../ui/live/announce.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { type Conversation, othersIn, personName } from '../conversation.ts';
import styles from './Safety.module.css';

export interface BlockDialogProps {
  readonly conversation: Conversation;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Blocks and unblocks people in a conversation. */
export default function BlockDialog({ conversation, userId, onClose }: BlockDialogProps) {
  const query = useListBlockedQuery(userId);
  const [setBlock, { error: blockError, isLoading }] = useSetBlockMutation();
  const isBlocked = (id: string) => query.data?.some((one) => one.id === id) === true;
  async function onChange(personId: string, name: string) {
    const willBe = !isBlocked(personId);
    const outcome = await setBlock({ userId, personId, isBlocked: willBe });
    if (outcome.error === undefined) announce(`${name} is ${willBe ? 'blocked' : 'not blocked'}`);
  }
  return (
    <Dialog label="Block" place="top" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>Block</h2>
        <p>
          You and someone you block can't message each other. In a group you both still see each
          other's messages, but theirs don't count as unread for you. They aren't notified.
        </p>
        <Loaded answer={query} waiting={<Skeleton height="2.75rem" />}>
          {() => (
            <ul className={styles.people}>
              {othersIn(conversation, userId).map((person) => (
                <li key={person.id}>
                  <span>{personName(person)}</span>
                  <PlainButton
                    aria-busy={isLoading}
                    aria-label={`${isBlocked(person.id) ? 'Unblock' : 'Block'} ${personName(person)}`}
                    onClick={() => void onChange(person.id, personName(person))}
                  >
                    {isBlocked(person.id) ? 'Unblock' : 'Block'}
                  </PlainButton>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        {isDataError(blockError) && <p role="alert">{dataErrorMessage(blockError)}</p>}
        <div className={ui.wrap}>
          <PlainButton onClick={onClose}>Close</PlainButton>
        </div>
      </div>
    </Dialog>
  );
}
