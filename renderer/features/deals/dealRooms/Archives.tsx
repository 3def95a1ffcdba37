import { Button } from '@blueprintjs/core';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  useBeginArchiveMutation,
  useListArchivesQuery,
  useOpenArchiveMutation,
  useStopArchiveMutation,
} from './archivesApi.ts';
import styles from './Rooms.module.css';
import type { RoomArchive, RoomView } from './roomShapes.ts';

const POLL_INTERVAL_MS = 2000;

/** Archives of the whole room, while in progress and until they expire. */
export function Archives({ room }: { readonly room: RoomView }) {
  const query = useListArchivesQuery(room.id);
  const isInProgress = query.data?.some(isRunning) ?? false;
  useListArchivesQuery(room.id, { pollingInterval: isInProgress ? POLL_INTERVAL_MS : 0 });
  const [startArchive, beginning] = useBeginArchiveMutation();
  const save = useSaving(room);

  async function make() {
    const { data } = await startArchive({ roomId: room.id, id: crypto.randomUUID() });
    if (data !== undefined) await save(data);
  }
  return (
    <div className={styles.stack}>
      <p className={ui.note}>
        One file with all documents you can access, an index, Q&A, all agreement versions with
        signatures, page view times, and the audit log, which you can verify without us. Quarantined
        files are excluded.
      </p>
      <div className={styles.acts}>
        <Button intent="primary" loading={beginning.isLoading} onClick={() => void make()}>
          Create archive
        </Button>
      </div>
      <Loaded
        answer={query}
        keepsLast
        waiting={<Skeleton height="6rem" />}
        nothing={<p className={ui.note}>No archives yet.</p>}
      >
        {(archives) => (
          <ul className={styles.items} aria-label="Archives">
            {archives.map((archive) => (
              <Line key={archive.id} room={room} archive={archive} onSave={save} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

const isRunning = ({ state }: RoomArchive): boolean => state === 'waiting' || state === 'working';

/** Saves through the browser's stream, so the file size doesn't matter. */
function useSaving(room: RoomView) {
  const host = useHost();
  const [open] = useOpenArchiveMutation();
  return async (id: string) => {
    const { data: ticket } = await open({ roomId: room.id, id });
    if (!ticket) return;
    const { url } = await host.backend();
    const anchor = document.createElement('a');
    anchor.href = `${url}/functions/v1/room-archive?ticket=${ticket}`;
    anchor.download = '';
    anchor.click();
  };
}

interface LineProps {
  readonly room: RoomView;
  readonly archive: RoomArchive;
  readonly onSave: (id: string) => Promise<void>;
}

function Line({ room, archive, onSave }: LineProps) {
  const [stop, stopping] = useStopArchiveMutation();
  const name = formatDateTime(archive.begun_at);
  const share = archive.bytes === 0 ? 1 : archive.done_bytes / archive.bytes;
  return (
    <li>
      <span className={styles.name}>{name}</span>
      {archive.state === 'working' && <progress value={share} aria-label={`Archive of ${name}`} />}
      <span className={styles.about} role="status">
        {describeArchive(archive)}
      </span>
      {isRunning(archive) ? (
        <Button
          size="small"
          loading={stopping.isLoading}
          aria-label={`Cancel archive of ${name}`}
          onClick={() => void stop({ roomId: room.id, id: archive.id })}
        >
          Cancel
        </Button>
      ) : (
        <Button
          size="small"
          aria-label={`${archive.state === 'done' ? 'Save again' : 'Begin again'}: archive of ${name}`}
          onClick={() => void onSave(archive.id)}
        >
          {archive.state === 'done' ? 'Save again' : 'Begin again'}
        </Button>
      )}
    </li>
  );
}

function describeArchive({
  state,
  documents,
  bytes,
  done,
  expires_at: until,
}: RoomArchive): string {
  const all = `${formatNumber(documents)} ${documents === 1 ? 'document' : 'documents'}`;
  if (state === 'waiting') return `${all}, ${formatBytes(bytes)}: starting`;
  if (state === 'working') return `${formatNumber(done)} of ${all}`;
  if (state === 'broken') return `Interrupted after ${formatNumber(done)} of ${all}`;
  if (state === 'cancelled') return `Canceled after ${formatNumber(done)} of ${all}`;
  return `${all}, ${formatBytes(bytes)}, available until ${formatDateTime(until)}`;
}
