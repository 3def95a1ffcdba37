import type { ReactNode } from 'react';
import type { RouteName } from '#shared/routes.ts';
import { LinkButton } from '../link/LinkButton.tsx';
import ui from '../theme/ui.module.css';
import styles from './Message.module.css';

interface MissingProps {
  readonly title: string;
  /** Possible reasons. */
  readonly children: ReactNode;
  /** Where the button leads. */
  readonly to: RouteName;
  readonly button: string;
}

/** Not-found page. */
export const NotFoundMessage = ({ title, children, to, button }: MissingProps) => (
  <div className={styles.screen}>
    <p className={styles.id}>404</p>
    <h1>{title}</h1>
    <p>{children}</p>
    <div className={ui.wrap}>
      <LinkButton to={to} intent="primary">
        {button}
      </LinkButton>
    </div>
  </div>
);
