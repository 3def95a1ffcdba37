import { useEffect } from 'react';

/** Files dropped where nothing takes them do nothing, and the pointer says so beforehand. */
export function useRefusedDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // Text that somebody drags into a field is none of ours, and what was taken is taken.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
