import type { ClipboardEvent, DragEvent } from 'react';
import type { Attachments } from './useAttachments.ts';

const filesIn = ({ files }: DataTransfer): File[] => [...files];

/** Files that are pasted into what somebody writes, or dropped on it; words stay the browser's. */
export const useFileDrop = ({ add }: Attachments) => ({
  onPaste: (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const files = filesIn(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  },
});
