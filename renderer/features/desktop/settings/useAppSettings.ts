import { useCallback, useEffect, useState } from 'react';
import type {
  AppChange,
  AppChangeOutcome,
  AppChoiceName,
  AppSettings,
} from '#shared/desktop/app-settings.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { useHost } from '../../../host/HostContext.tsx';

type Problem = Exclude<AppChangeOutcome['kind'], 'changed'> | 'failed';

/** Returns the user's app settings and follows changes; null until loaded. */
export function useAppSettings() {
  const { appSettings } = useHost();
  const [settings, setSettings] = useState<AppSettings | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [problem, setProblem] = useState<{ name: AppChoiceName; kind: Problem } | null>(null);

  const read = useCallback(async () => {
    try {
      setSettings((await appSettings?.read()) ?? null);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [appSettings]);

  useEffect(() => {
    void read();
    return appSettings?.onChange(setSettings);
  }, [appSettings, read]);

  const change = async (requested: AppChange) => {
    setProblem(null);
    try {
      const outcome = await appSettings?.change(requested);
      if (outcome === undefined) return;
      setSettings(outcome.settings);
      if (outcome.kind !== 'changed') setProblem({ name: requested.name, kind: outcome.kind });
    } catch {
      setProblem({ name: requested.name, kind: 'failed' });
    }
  };

  return {
    settings,
    choices: settings?.choices ?? null,
    hasFailed,
    read,
    change,
    /** The control state shown next to a row's value. */
    row: (name: AppChoiceName) => ({
      isLoading: settings === null,
      isManaged: settings?.managed.includes(name) ?? false,
      problem: problem?.name === name ? desktopMessages[problem.kind] : null,
    }),
  };
}
