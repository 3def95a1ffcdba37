import { useState } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { isChunkFailure } from '../../kit/chunk/loadChunk.ts';
import styles from '../../kit/page/Message.module.css';
import { tellFault } from '../../kit/state/tellFault.ts';

/** What a crash of a screen shows in its place, and one whose script did not come. */
export function RouteErrorScreen() {
  const error = useRouteError();
  const navigate = useNavigate();
  const isMissing = isChunkFailure(error);
  const [id] = useState(() => tellFault(error, 'route'));
  return (
    <div className={styles.screen}>
      <h1>Something went wrong</h1>
      <p>
        {isMissing
          ? 'Failed to load page content'
          : 'This screen stopped working. Nothing you saved is lost. If it happens again, tell support the Error ID below.'}
      </p>
      {!isMissing && (
        <p className={styles.id}>
          Error ID <code>{id}</code>
        </p>
      )}
      <div className={styles.actions}>
        <PlainButton intent="primary" onClick={() => location.reload()}>
          {isMissing ? 'Try again' : 'Try Again'}
        </PlainButton>
        <PlainButton onClick={() => navigate(linkTo('home'))}>Go Home</PlainButton>
      </div>
    </div>
  );
}
