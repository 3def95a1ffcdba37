import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Rail.module.css';
import type { Thread } from '../thread.ts';
import { useListNewestFilesQuery } from './filesApi.ts';
import { FileLine } from './MessageFiles.tsx';

interface RailFilesProps {
  readonly conversationId: string;
  readonly thread: Thread;
}

/** The newest files of a conversation; renders nothing if there are none. */
export function ConversationFiles({ conversationId, thread }: RailFilesProps) {
  const seen = thread.messages
    .filter(({ attachments, file_count: count }) => (attachments?.length ?? count ?? 0) > 0)
    .map(({ id }) => id)
    .join();
  const { data: files } = useListNewestFilesQuery({ conversationId, seen });
  if (files === undefined || files.length === 0) return null;
  return (
    <section aria-labelledby="rail-files">
      <h2 id="rail-files">Files</h2>
      <ul className={`${ui.grid4} ${styles.files}`}>
        {files.map((file) => (
          <li key={file.id}>
            <FileLine file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
