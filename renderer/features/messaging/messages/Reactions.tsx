import { formatList } from '#shared/format/list.ts';
import { type Conversation, type Message, personName } from './conversation.ts';
import styles from './Message.module.css';
import { useReactMutation } from './threadApi.ts';

interface ReactionsProps {
  readonly message: Message;
  readonly conversation: Conversation;
  readonly userId: string;
}

/** Reactions with their people. Clicking one adds or removes the user's own. */
export function Reactions({ message, conversation, userId }: ReactionsProps) {
  const [react] = useReactMutation();
  const activeReactions = Object.entries(message.reactions).filter(
    ([, people]) => people.length > 0,
  );
  if (activeReactions.length === 0) return null;
  const nameFor = (id: string) =>
    id === userId ? 'You' : personName(conversation.people.find((one) => one.id === id));
  return (
    <p className={styles.reactions}>
      {activeReactions.map(([sign, people]) => {
        const isOn = people.includes(userId);
        const names = formatList(people.map(nameFor));
        return (
          <button
            key={sign}
            type="button"
            aria-pressed={isOn}
            aria-label={`${sign} ${people.length}, by ${names}`}
            title={names}
            onClick={() => void react({ id: conversation.id, userId, message, sign, isOn: !isOn })}
          >
            {sign} {people.length}
          </button>
        );
      })}
    </p>
  );
}
