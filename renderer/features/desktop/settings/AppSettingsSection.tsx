import type { ReactNode } from 'react';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import type { useAppSettings } from './useAppSettings.ts';

interface AppSettingsSectionProps {
  readonly title: string;
  readonly description: string;
  readonly of: Pick<ReturnType<typeof useAppSettings>, 'settings' | 'hasFailed' | 'read'>;
  readonly children: ReactNode;
}

/** Settings of the desktop app, or an error if they can't be read. */
export const AppSettingsSection = ({ of, children, ...section }: AppSettingsSectionProps) => (
  <SettingsSection {...section}>
    {of.hasFailed && of.settings === null ? (
      <ErrorPanel sentence={desktopMessages.unreadable} onRetry={() => void of.read()} />
    ) : (
      children
    )}
  </SettingsSection>
);
