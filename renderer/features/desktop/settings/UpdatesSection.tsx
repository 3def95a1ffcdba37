import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { UPDATE_CHANNELS, type UpdateStatus, type UpdatesPort } from '#shared/desktop/updates.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Updates.module.css';
import { channelOptions, formatUpdateFailure, updateStatusText } from './updateMessages.ts';
import { useUpdates } from './useUpdates.ts';

const section = {
  title: 'Updates',
  description: 'Updates download in the background and never install while you work.',
};

/** Current version, update status, and release channel. */
export function UpdatesSection() {
  const { updates } = useHost();
  const { standing, hasFailed, read } = useUpdates(updates);

  if (updates === null) return null;
  if (hasFailed && standing === null) {
    return (
      <SettingsSection {...section}>
        <ErrorPanel sentence={desktopMessages.unreadable} onRetry={() => void read()} />
      </SettingsSection>
    );
  }
  const isOff = standing?.state.kind === 'disabled';
  return (
    <SettingsSection {...section}>
      <SettingRow
        isWide
        label={standing === null ? 'Haven Exchange' : `Haven Exchange ${standing.version}`}
        hint={<Progress standing={standing} />}
        isManaged={standing?.state.kind === 'disabled' && standing.state.reason === 'policy'}
        isLoading={standing === null}
        problem={standing === null ? null : formatUpdateFailure(standing.state)}
      >
        {() => standing && <UpdateButtons standing={standing} updates={updates} />}
      </SettingRow>
      {!isOff && (
        <SettingRow
          label="Release channel"
          hint="Beta gets updates earlier, with less testing. Switching back to Stable never downgrades the app."
          isManaged={standing?.isChannelManaged ?? false}
          isLoading={standing === null}
        >
          {(control) => (
            <Select
              {...control}
              options={channelOptions}
              value={standing?.channel ?? 'latest'}
              onChange={({ target }) => {
                const chosen = UPDATE_CHANNELS.find((channel) => channel === target.value);
                if (chosen !== undefined) void updates.setChannel(chosen).catch(read);
              }}
            />
          )}
        </SettingRow>
      )}
    </SettingsSection>
  );
}

function Progress({ standing }: { readonly standing: UpdateStatus | null }) {
  if (standing === null) return <Skeleton width="18rem" />;
  const { state, isPostponed } = standing;
  return (
    <>
      <span role="status">{updateStatusText(state, isPostponed)}</span>
      {state.kind === 'downloading' && (
        <span className={styles.progress}>
          <progress
            aria-label={`Downloading version ${state.version}`}
            max={100}
            {...(state.percent === null ? {} : { value: state.percent })}
          />
          <span aria-hidden="true">
            {state.percent === null ? '' : formatWholePercent(state.percent)}
          </span>
        </span>
      )}
    </>
  );
}

interface UpdateButtonsProps {
  readonly standing: UpdateStatus;
  readonly updates: UpdatesPort;
}

/** The actions available in the current update state. */
function UpdateButtons({
  standing: { state, isPostponed },
  updates,
}: UpdateButtonsProps): ReactNode {
  // The next status event reports success, and an unchanged status reports an error.
  const run = (work: () => Promise<unknown>) => () => void work().catch(() => undefined);
  switch (state.kind) {
    case 'disabled':
      return null;
    case 'downloading':
      return <Button onClick={run(updates.cancel)}>Cancel</Button>;
    case 'ready':
      return (
        <>
          {!isPostponed && (
            <Button variant="minimal" onClick={run(updates.postpone)}>
              Later
            </Button>
          )}
          <Button intent="primary" onClick={run(updates.restart)}>
            Restart
          </Button>
        </>
      );
    case 'error':
      return <Button onClick={run(updates.check)}>Try Again</Button>;
    case 'available':
      if (!state.byAdministrator) return <Button onClick={run(updates.download)}>Download</Button>;
      break;
  }
  return (
    <Button loading={state.kind === 'checking'} onClick={run(updates.check)}>
      Check for Updates
    </Button>
  );
}
