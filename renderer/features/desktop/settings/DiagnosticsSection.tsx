import { Button } from '@blueprintjs/core';
import { FolderOpen, Import } from '@blueprintjs/icons';
import { useCallback, useEffect, useState } from 'react';
import type { Diagnostics } from '#shared/desktop/diagnostics.ts';
import { desktopMessages, keychainStateLabels } from '#shared/texts/desktop.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Desktop.module.css';

/** Facts about this installation, and the diagnostics export for support. */
export function DiagnosticsSection() {
  const { diagnostics: port } = useHost();
  const dispatch = useAppDispatch();
  const [diagnostics, setDiagnostics] = useState<Diagnostics | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const read = useCallback(async () => {
    try {
      setDiagnostics((await port?.read()) ?? null);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [port]);
  useEffect(() => void read(), [read]);

  async function save() {
    setSaving(true);
    const outcome = await port?.save().catch(() => 'failed' as const);
    setSaving(false);
    if (outcome === 'saved') {
      dispatch(showToast({ intent: 'success', ...desktopMessages.diagnosticsSaved }));
    } else if (outcome === 'failed') {
      dispatch(showToast({ intent: 'danger', ...desktopMessages.diagnosticsFailed }));
    }
  }

  return (
    <Section
      title="Diagnostics"
      description="For troubleshooting. The export contains these facts and the app log, without passwords, tokens, personal addresses, or your work."
    >
      {hasFailed && diagnostics === null ? (
        <ErrorPanel sentence={desktopMessages.unreadable} onRetry={() => void read()} />
      ) : (
        <>
          <Facts diagnostics={diagnostics} />
          <Policies diagnostics={diagnostics} />
        </>
      )}
      <div className={ui.wrap}>
        <Button icon={<Import />} loading={isSaving} onClick={() => void save()}>
          Export diagnostics…
        </Button>
        <Button
          variant="minimal"
          icon={<FolderOpen />}
          onClick={() => void port?.showLog().catch(() => undefined)}
        >
          Show log folder
        </Button>
      </div>
    </Section>
  );
}

/** Null while loading. */
interface Known {
  readonly diagnostics: Diagnostics | null;
}

const LOADING = ['Haven Exchange', 'Electron', 'Chromium', 'Node.js', 'System'].map((name) => ({
  name,
  value: null,
}));

function Facts({ diagnostics }: Known) {
  const facts: readonly { name: string; value: string | null }[] = [
    ...(diagnostics?.versions ?? LOADING),
    { name: 'Workspace', value: diagnostics?.workspace ?? null },
    {
      name: 'Keychain',
      value: diagnostics?.keychain ? keychainStateLabels[diagnostics.keychain] : null,
    },
  ];
  return (
    <dl className={`${ui.factColumns} ${styles.facts}`} aria-busy={diagnostics === null}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <Skeleton width="10rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Policies({ diagnostics }: Known) {
  if (diagnostics === null) return null;
  const { policies, unusedPolicies } = diagnostics;
  if (policies.length + unusedPolicies.length === 0) {
    return <p className={ui.note}>No organization policies apply.</p>;
  }
  return (
    <div className={`${ui.stack12} ${styles.policies}`}>
      <h3>Organization policies</h3>
      {policies.length > 0 && (
        <dl className={`${ui.factColumns} ${styles.facts}`}>
          {policies.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {unusedPolicies.length > 0 && (
        <ul className={styles.unused}>
          {unusedPolicies.map((policyText) => (
            <li key={policyText}>{policyText}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
