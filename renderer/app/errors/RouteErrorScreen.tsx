import { useState } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { failedOffline, isChunkFailure } from '../../host/loadChunk.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { useIsOffline, useRetryOnReconnect } from '../../ui/chunk/useRetryOnReconnect.ts';
import styles from '../../ui/page/Message.module.css';
import { reportError } from '../../ui/state/reportError.ts';
import ui from '../../ui/theme/ui.module.css';
import { OfflineScreen } from './OfflineScreen.tsx';

const reloadPage = () => location.reload();

/** Replaces a screen that crashed or whose script failed to load. */
export function RouteErrorScreen() {
  const error = useRouteError();
  return isChunkFailure(error) ? (
    <MissingScreen error={error} />
  ) : (
    <FailedScreen error={error} isMissing={false} />
  );
}

/** Reloads the page on reconnect, because the router doesn't load a failed route table again. */
function MissingScreen({ error }: { readonly error: Error }) {
  const isOffline = useIsOffline();
  const wasOffline = failedOffline(error);
  useRetryOnReconnect(reloadPage, wasOffline);
  return isOffline || wasOffline ? <OfflineScreen /> : <FailedScreen error={error} isMissing />;
}

interface FailedScreenProps {
  readonly error: unknown;
  readonly isMissing: boolean;
}

function FailedScreen({ error, isMissing }: FailedScreenProps) {
  const navigate = useNavigate();
  const [id] = useState(() => reportError(error, 'route'));
  return (
    <div className={styles.screen}>
      <h1>Something went wrong</h1>
      <p>
        {isMissing
          ? 'Failed to load page content'
          : 'This screen stopped working. Your saved data is safe. If it happens again, give support the Error ID below.'}
      </p>
      {!isMissing && (
        <p className={styles.id}>
          Error ID <code>{id}</code>
        </p>
      )}
      <div className={ui.wrap}>
        <PlainButton intent="primary" onClick={reloadPage}>
          {isMissing ? 'Try again' : 'Try Again'}
        </PlainButton>
        <PlainButton onClick={() => navigate(linkTo('home'))}>Go Home</PlainButton>
      </div>
    </div>
  );
}
