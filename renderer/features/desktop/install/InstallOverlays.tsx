import { useEffect, useState } from 'react';
import { IOS_HELP_MS } from '#shared/desktop/offline/limits.ts';
import { installMessages } from '#shared/texts/install.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import styles from './Install.module.css';
import { useInstallOffer } from './useInstallOffer.ts';
import * as version from './version.ts';

type Versions = Pick<typeof version, 'followVersion' | 'applyNewVersion'>;

interface InstallOverlaysProps {
  readonly isApp?: boolean;
  readonly versions?: Versions;
}

/** Overlays on every browser page: a pending new version, or the offer to install the app. */
export default function InstallOverlays({
  isApp = false,
  versions = version,
}: InstallOverlaysProps) {
  const { followVersion, applyNewVersion } = versions;
  const [isNewVersionReady, setNewVersionReady] = useState(false);
  useEffect(() => {
    // The page reloads immediately; only unsaved work makes it wait for the user.
    const reload = () => void applyNewVersion().then((isApplied) => setNewVersionReady(!isApplied));
    return followVersion({ isApp, onNewVersion: reload });
  }, [isApp, followVersion, applyNewVersion]);
  const { offer, dismiss, install } = useInstallOffer();
  return (
    <div role="status">
      {isNewVersionReady ? (
        <NewVersion onLater={() => setNewVersionReady(false)} onTake={applyNewVersion} />
      ) : (
        <>
          {offer === 'install' && (
            <aside aria-label={copy.title} className={styles.card}>
              <p className={styles.title}>{copy.title}</p>
              <p>{copy.text}</p>
              <div className={styles.buttons}>
                <PlainButton variant="minimal" onClick={dismiss}>
                  {copy.dismiss}
                </PlainButton>
                <PlainButton intent="primary" onClick={() => void install()}>
                  {copy.act}
                </PlainButton>
              </div>
            </aside>
          )}
          {offer === 'ios' && <IosInstall onDismiss={dismiss} />}
        </>
      )}
    </div>
  );
}

const copy = installMessages.install;

interface NewVersionProps {
  readonly onLater: () => void;
  readonly onTake: Versions['applyNewVersion'];
}

function NewVersion({ onLater, onTake }: NewVersionProps) {
  const { text, act, dismiss, unsaved } = installMessages.update;
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <aside aria-label="New version" className={styles.card}>
      <p>{isUnsaved ? unsaved : text}</p>
      <div className={styles.buttons}>
        <PlainButton variant="minimal" onClick={onLater}>
          {dismiss}
        </PlainButton>
        <PlainButton
          intent="primary"
          onClick={() => void onTake().then((isApplied) => setUnsaved(!isApplied))}
        >
          {act}
        </PlainButton>
      </div>
    </aside>
  );
}

function IosInstall({ onDismiss }: { readonly onDismiss: () => void }) {
  const { title, text, act, dismiss, steps } = installMessages.ios;
  const [isHelped, setHelped] = useState(false);
  useEffect(() => {
    if (!isHelped) return;
    const timer = setTimeout(() => setHelped(false), IOS_HELP_MS);
    return () => clearTimeout(timer);
  }, [isHelped]);
  return (
    <aside aria-label={title} className={styles.card}>
      <p className={styles.title}>{title}</p>
      {isHelped ? (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p>{text}</p>
      )}
      <div className={styles.buttons}>
        <PlainButton variant="minimal" onClick={onDismiss}>
          {dismiss}
        </PlainButton>
        {!isHelped && (
          <PlainButton intent="primary" onClick={() => setHelped(true)}>
            {act}
          </PlainButton>
        )}
      </div>
    </aside>
  );
}
