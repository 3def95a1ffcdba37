import { formatWholePercent } from '../format/percent.ts';
import type { DownloadState } from '../host.ts';

/** What is said of files that leave the desktop app; the name stands beside it. */
export const savedFileMessages = {
  running: 'Saving…',
  percent: (percent: number) => `${formatWholePercent(percent)} saved`,
  done: 'Saved. Show it in its folder, or drag it from here to where you need it.',
  gone: 'The file is no longer where it was saved.',
  cancelled: 'The download was cancelled.',
  failed: 'The download broke off, and nothing was saved. Please try again.',
  refused: {
    executable: 'This file was not saved, because it would run as a program when it is opened.',
    origin: 'This file was not saved, because it does not come from Haven Exchange.',
  },
  printed: (name: string) => ({ title: 'Saved as PDF', description: name }),
  printFailed: {
    title: 'Error',
    description: 'The PDF could not be saved. Check the folder and the free space, and try again.',
  },
} as const;

export function downloadSentence(state: DownloadState): string {
  const { refused, running, percent } = savedFileMessages;
  if (state.kind === 'refused') return refused[state.reason];
  if (state.kind !== 'running') return savedFileMessages[state.kind];
  return state.percent === null ? running : percent(state.percent);
}
