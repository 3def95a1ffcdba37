import { formatDay } from '#shared/format/date.ts';
import styles from '../Transactions.module.css';
import own from './Portals.module.css';

interface TalkProps {
  readonly messages: readonly {
    readonly id: string;
    readonly body: string;
    readonly is_yours: boolean;
    readonly has_file: boolean;
    readonly at: string;
    readonly name: string;
  }[];
}

/** Messages between a party and the team, oldest first. */
export const PortalMessages = ({ messages }: TalkProps) => (
  <ol className={own.talk}>
    {messages.map(({ id, body, is_yours, has_file, at, name }) => (
      <li key={id} data-own={is_yours}>
        <span className={styles.quiet}>
          {[name, has_file ? 'sent a file' : null, formatDay(at)].filter(Boolean).join(' · ')}
        </span>
        <p>{body}</p>
      </li>
    ))}
  </ol>
);
