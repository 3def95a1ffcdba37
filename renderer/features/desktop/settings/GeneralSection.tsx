import { ZOOM_STEPS } from '#shared/desktop/zoom.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Select, type SelectOptions } from '../../../ui/form/Select.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { SwitchRow } from '../../../ui/settings/SwitchRow.tsx';
import { AppSettingsSection } from './AppSettingsSection.tsx';
import { ShortcutControl } from './ShortcutControl.tsx';
import { useAppSettings } from './useAppSettings.ts';

/** Startup, background, and display settings of the app on this computer. */
export function GeneralSection() {
  const { isApple } = useHost().platform;
  const app = useAppSettings();
  const { settings, choices, change, row } = app;
  const shortcut = row('searchShortcut');
  const tray = isApple ? 'menu bar' : 'system tray';
  const hasNoTray = settings?.hasTray === false;
  return (
    <AppSettingsSection
      title="General"
      description="Saved on this computer, for all Haven Exchange accounts."
      of={app}
    >
      <SwitchRow
        {...row('startAtLogin')}
        label="Start at login"
        hint={
          hasNoTray
            ? 'Opens the Haven Exchange window at login.'
            : `Starts Haven Exchange in the ${tray} without a window.`
        }
        isOn={choices?.startAtLogin ?? false}
        onChange={(value) => void change({ name: 'startAtLogin', value })}
      />
      <SwitchRow
        {...row('closeToTray')}
        label="Keep running when the last window closes"
        hint={
          hasNoTray
            ? "Requires a tray icon, which this computer doesn't support."
            : `You still get notifications. Use the ${tray} icon to reopen the window or quit.`
        }
        isDisabled={hasNoTray}
        isOn={choices?.closeToTray ?? false}
        onChange={(value) => void change({ name: 'closeToTray', value })}
      />
      <SwitchRow
        {...row('reopensPages')}
        label="Reopen pages at start"
        hint="Opens the windows and pages that were open when you quit."
        isOn={choices?.reopensPages ?? false}
        onChange={(value) => void change({ name: 'reopensPages', value })}
      />
      <SwitchRow
        {...row('recentItems')}
        label={isApple ? 'Recent items in the Dock menu' : 'Recent items on the taskbar'}
        hint="Recent conversations, listings, and deals. Cleared when you sign out."
        isOn={choices?.recentItems ?? false}
        onChange={(value) => void change({ name: 'recentItems', value })}
      />
      <SettingRow {...row('zoom')} label="Zoom" hint="Zoom level for all windows.">
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
        label="Global search shortcut"
        hint="Opens search in Haven Exchange from any app."
      >
        {(control) => (
          <ShortcutControl
            {...control}
            accelerator={choices?.searchShortcut ?? null}
            onChange={(value) => void change({ name: 'searchShortcut', value })}
          />
        )}
      </SettingRow>
    </AppSettingsSection>
  );
}

/** The zoom steps, plus the current zoom if it isn't one of them. */
function zoomOptions(zoom: number): SelectOptions {
  const steps = [...new Set<number>([...ZOOM_STEPS, zoom])].toSorted((a, b) => a - b);
  return steps.map((step) => [String(step), formatWholePercent(Math.round(step * 100))]);
}
