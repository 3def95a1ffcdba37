import { ZOOM_STEPS } from '#shared/desktop/zoom.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { desktopMessages } from '#shared/messages/desktop.ts';
import { useHost } from '../../host/HostContext.tsx';
import { Select, type SelectOptions } from '../../kit/form/Select.tsx';
import { SettingRow } from '../../kit/settings/SettingRow.tsx';
import { SettingsSection } from '../../kit/settings/SettingsSection.tsx';
import { SwitchRow } from '../../kit/settings/SwitchRow.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { ShortcutControl } from './ShortcutControl.tsx';
import { useAppSettings } from './useAppSettings.ts';

/** How the app starts, stays and looks on this computer. */
export function GeneralSection() {
  const { isApple } = useHost().platform;
  const { settings, choices, hasFailed, read, change, row } = useAppSettings();
  const shortcut = row('searchShortcut');
  const tray = isApple ? 'menu bar' : 'system tray';
  const hasNoTray = settings?.hasTray === false;
  const section = {
    title: 'General',
    description: 'Kept on this computer, whoever is signed in to Haven Exchange.',
  };

  if (hasFailed && settings === null) {
    return (
      <SettingsSection {...section}>
        <ErrorPanel sentence={desktopMessages.unreadable} onRetry={() => void read()} />
      </SettingsSection>
    );
  }
  return (
    <SettingsSection {...section}>
      <SwitchRow
        {...row('startAtLogin')}
        label="Start when you sign in to the computer"
        hint={
          hasNoTray
            ? 'Haven Exchange opens its window once the computer is ready.'
            : `Haven Exchange waits in the ${tray} and opens no window.`
        }
        isOn={choices?.startAtLogin ?? false}
        onChange={(value) => void change({ name: 'startAtLogin', value })}
      />
      <SwitchRow
        {...row('closeToTray')}
        label="Keep running when the last window closes"
        hint={
          hasNoTray
            ? 'This needs an icon in the tray, and there is none on this computer.'
            : `Notifications keep coming. The icon in the ${tray} opens the window again, and quits.`
        }
        isDisabled={hasNoTray}
        isOn={choices?.closeToTray ?? false}
        onChange={(value) => void change({ name: 'closeToTray', value })}
      />
      <SettingRow {...row('zoom')} label="Zoom" hint="The size of everything in every window.">
        {(control) => (
          <Select
            {...control}
            options={zoomOptions(choices?.zoom ?? 1)}
            value={String(choices?.zoom ?? 1)}
            onChange={(event) => void change({ name: 'zoom', value: Number(event.target.value) })}
          />
        )}
      </SettingRow>
      <SettingRow
        {...shortcut}
        isWide
        problem={
          shortcut.problem ??
          (settings?.shortcut === 'taken' ? desktopMessages.shortcutTaken : null)
        }
        label="Search from anywhere"
        hint="A shortcut that brings Haven Exchange forward with its search open, whichever app you are in."
      >
        {(control) => (
          <ShortcutControl
            {...control}
            accelerator={choices?.searchShortcut ?? null}
            onChange={(value) => void change({ name: 'searchShortcut', value })}
          />
        )}
      </SettingRow>
    </SettingsSection>
  );
}

/** The steps, and the zoom that is chosen should it be none of them. */
function zoomOptions(zoom: number): SelectOptions {
  const steps = [...new Set<number>([...ZOOM_STEPS, zoom])].toSorted((a, b) => a - b);
  return steps.map((step) => [String(step), formatWholePercent(Math.round(step * 100))]);
}
