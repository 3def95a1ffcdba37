import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Download } from '#shared/host.ts';
import { downloadMessages } from '#shared/texts/downloads.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { TOASTER_ID } from '../../../ui/toaster/Toaster.tsx';
import { DownloadCard } from './DownloadCard.tsx';

/** More would cover the screen; older ones are in their folder. */
const MOST_SHOWN = 4;

/** Shows downloads among the other notifications, if the host has downloads. */
export function DownloadNotices() {
  const { downloads } = useHost();
  const [shown, setShown] = useState<readonly Download[]>([]);
  usePrinted();

  useEffect(
    () =>
      downloads?.onChange((download) => {
        setShown((before) => {
          const isKnown = before.some(({ id }) => id === download.id);
          if (isKnown) return before.map((one) => (one.id === download.id ? download : one));
          return [...before, download].slice(-MOST_SHOWN);
        });
      }),
    [downloads],
  );

  const place = document.getElementById(TOASTER_ID);
  if (downloads === null || place === null) return null;
  const dismiss = (id: string) => setShown((before) => before.filter((one) => one.id !== id));
  return createPortal(
    shown.map((download) => (
      <DownloadCard
        key={download.id}
        download={download}
        port={downloads}
        onDismiss={() => dismiss(download.id)}
      />
    )),
    place,
  );
}

/** Reports the outcome of saving a page as PDF; a cancel needs no message. */
function usePrinted(): void {
  const { printing } = useHost();
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      printing?.onOutcome((outcome) => {
        const { printed, printFailed } = downloadMessages;
        if (outcome.kind === 'saved') {
          dispatch(showToast({ intent: 'success', ...printed(outcome.name) }));
        } else if (outcome.kind === 'failed') {
          dispatch(showToast({ intent: 'danger', ...printFailed }));
        }
      }),
    [printing, dispatch],
  );
}
