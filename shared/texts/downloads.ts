import { formatWholePercent } from '../format/percent.ts';
import type { DownloadState } from '../host.ts';

/** Download messages in the desktop app; the file name is shown beside them. */
export const downloadMessages = {
  running: 'Saving…',
  percent: (percent: number) => `${formatWholePercent(percent)} saved`,
  done: 'Saved. Show it in its folder, or drag it where you need it.',
  gone: 'The file was moved or deleted.',
  cancelled: 'Download canceled.',
  failed: 'Download interrupted. Nothing was saved. Please try again.',
  refused: {
    executable: "This file wasn't saved because it would run as a program.",
    origin: "This file wasn't saved because it isn't from Haven Exchange.",
  },
  printed: (name: string) => ({ title: 'Saved as PDF', description: name }),
  printFailed: {
    title: 'Error',
    description: "Couldn't save the PDF. Check the folder and free space, then try again.",
  },
} as const;

export function describeDownload(state: DownloadState): string {
  const { refused, running, percent } = downloadMessages;
  if (state.kind === 'refused') return refused[state.reason];
  if (state.kind !== 'running') return downloadMessages[state.kind];
  return state.percent === null ? running : percent(state.percent);
}
