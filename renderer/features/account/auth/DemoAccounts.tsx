import { useEffect, useState } from 'react';
import { DEMO_ACCOUNTS } from '#shared/demo-accounts.ts';
import type { WorkspacePort } from '#shared/host.ts';
import styles from './DemoAccounts.module.css';

interface DemoAccountsProps {
  readonly workspace: WorkspacePort;
  readonly onChoose: (email: string, password: string) => void;
}

/** Lists the demo accounts of this computer, as `npm start` prints them. */
export default function DemoAccounts({ workspace, onChoose }: DemoAccountsProps) {
  const [password, setPassword] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    workspace.standing().then(
      ({ demoPassword }) => isHere && setPassword(demoPassword),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [workspace]);
  if (password === null) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <p>
        This workspace is only on this computer. The password for all demo accounts is{' '}
        <code>{password}</code>
      </p>
      <ul>
        {DEMO_ACCOUNTS.map(({ email, label, see }) => (
          <li key={email}>
            <button type="button" onClick={() => onChoose(email, password)}>
              {label}
            </button>
            <span>{see}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
