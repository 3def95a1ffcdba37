import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import styles from './Errors.module.css';
import { logError } from './errorLog.ts';

/** What a crash of a screen shows in its place. */
export function RouteErrorScreen() {
  const error = useRouteError();
  const navigate = useNavigate();
  const [{ id }] = useState(() => logError(error));
  return (
    <div className={styles.screen}>
      <h1>Something went wrong</h1>
      <p>
        This screen stopped working. Nothing you saved is lost. If it happens again, tell support
        the Error ID below.
      </p>
      <p className={styles.id}>
        Error ID <code>{id}</code>
      </p>
      <div className={styles.actions}>
        <Button intent="primary" onClick={() => location.reload()}>
          Try Again
        </Button>
        <Button onClick={() => navigate(linkTo('home'))}>Go Home</Button>
      </div>
    </div>
  );
}
