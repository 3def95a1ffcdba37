import { Button } from '@blueprintjs/core';
import { Cross, Document } from '@blueprintjs/icons';
import { type DragEvent, useEffect, useState } from 'react';
import { TOAST_VISIBLE_MS } from '#shared/constants.ts';
import type { Download, DownloadState, DownloadsPort } from '#shared/host.ts';
import { describeDownload } from '#shared/texts/downloads.ts';
import { announce } from '../../../ui/live/announce.ts';
import toaster from '../../../ui/toaster/Toaster.module.css';
import styles from './DownloadCard.module.css';

interface DownloadCardProps {
  readonly download: Download;
  readonly port: DownloadsPort;
  readonly onDismiss: () => void;
}

const INTENTS: Record<DownloadState['kind'], 'none' | 'success' | 'danger'> = {
  running: 'none',
  done: 'success',
  gone: 'danger',
  cancelled: 'none',
  failed: 'danger',
  refused: 'danger',
};

/** A download with progress and actions. A finished one stays until closed, because it can be dragged from here. */
export function DownloadCard({ download, port, onDismiss }: DownloadCardProps) {
  const { id, name, state } = download;
  const { kind } = state;
  const statusText = describeDownload(state);
  const isDraggable = kind === 'done';
  useAnnouncement(name, state);
  useAutoDismiss(kind === 'cancelled', onDismiss);

  function drag(event: DragEvent) {
    // The system's drag takes over, since the page knows no file path.
    event.preventDefault();
    port.drag(id);
  }

  return (
    <article
      className={toaster.toast}
      data-intent={INTENTS[kind]}
      aria-label={name}
      draggable={isDraggable}
      onDragStart={isDraggable ? drag : undefined}
    >
      <div className={toaster.words}>
        <p className={styles.name} data-draggable={isDraggable}>
          <Document />
          <span>{name}</span>
        </p>
        {kind === 'running' && (
          <progress
            className={styles.progress}
            aria-label={`Saving ${name}`}
            max={100}
            {...(state.percent === null ? {} : { value: state.percent })}
          />
        )}
        <p>{statusText}</p>
        {kind === 'running' && (
          <Button size="small" onClick={() => port.cancel(id)}>
            Cancel
          </Button>
        )}
        {kind === 'done' && (
          <Button size="small" onClick={() => port.showInFolder(id)}>
            Show in folder
          </Button>
        )}
      </div>
      {kind !== 'running' && (
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={`Dismiss: ${name}`}
          onClick={onDismiss}
        />
      )}
    </article>
  );
}

/** Announces start and outcome, not every percent. */
function useAnnouncement(name: string, state: DownloadState): void {
  const message = state.kind === 'running' ? 'Saving…' : describeDownload(state);
  useEffect(() => announce(`${name}. ${message}`), [name, message]);
}

function useAutoDismiss(shouldDismiss: boolean, onDismiss: () => void): void {
  const [dismiss] = useState(() => onDismiss);
  useEffect(() => {
    if (!shouldDismiss) return;
    const timer = setTimeout(dismiss, TOAST_VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [shouldDismiss, dismiss]);
}
