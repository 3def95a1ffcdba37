import { Button } from '@blueprintjs/core';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatMoment } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useHost } from '../../host/HostContext.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import {
  useBeginArchiveMutation,
  useListArchivesQuery,
  useOpenArchiveMutation,
  useStopArchiveMutation,
} from './archivesApi.ts';
import styles from './Rooms.module.css';
import type { RoomArchive, RoomView } from './roomShapes.ts';

const ASK_MS = 2000;

/** The whole room as one file, while it is under way and until it expires. */
export function Archives({ room }: { readonly room: RoomView }) {
  const answer = useListArchivesQuery(room.id);
  const isUnderWay = answer.data?.some(isRunning) ?? false;
  useListArchivesQuery(room.id, { pollingInterval: isUnderWay ? ASK_MS : 0 });
  const [begin, beginning] = useBeginArchiveMutation();
  const save = useSaving(room);

  async function make() {
    const { data } = await begin({ roomId: room.id, id: crypto.randomUUID() });
    if (data !== undefined) await save(data);
  }
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>
        One file with every document as you may read it, an index, questions and answers, all
        versions of the agreement with their signatures, who looked at which page for how long, and
        the audit, which can be verified without us. What is in quarantine stays out.
      </p>
      <div className={styles.acts}>
        <Button intent="primary" loading={beginning.isLoading} onClick={() => void make()}>
          Make an archive
        </Button>
      </div>
      <Loaded
        answer={answer}
        keepsLast
        waiting={<Skeleton height="6rem" />}
        nothing={<p className={styles.quiet}>There is no archive of this room yet.</p>}
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

/** The browser saves what the server writes to it, so that its size is no matter. */
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
  const name = formatMoment(archive.begun_at);
  const share = archive.bytes === 0 ? 1 : archive.done_bytes / archive.bytes;
  return (
    <li>
      <span className={styles.name}>{name}</span>
      {archive.state === 'working' && <progress value={share} aria-label={`Archive of ${name}`} />}
      <span className={styles.about} role="status">
        {wordsOf(archive)}
      </span>
      {isRunning(archive) ? (
        <Button
          size="small"
          loading={stopping.isLoading}
          aria-label={`Cancel the archive of ${name}`}
          onClick={() => void stop({ roomId: room.id, id: archive.id })}
        >
          Cancel
        </Button>
      ) : (
        <Button
          size="small"
          aria-label={`Save the archive of ${name}`}
          onClick={() => void onSave(archive.id)}
        >
          {archive.state === 'done' ? 'Save again' : 'Begin again'}
        </Button>
      )}
    </li>
  );
}

function wordsOf({ state, documents, bytes, done, expires_at: until }: RoomArchive): string {
  const all = `${formatNumber(documents)} ${documents === 1 ? 'document' : 'documents'}`;
  if (state === 'waiting') return `${all}, ${formatBytes(bytes)}: about to begin`;
  if (state === 'working') return `${formatNumber(done)} of ${all}`;
  if (state === 'broken') return `It broke off after ${formatNumber(done)} of ${all}`;
  if (state === 'cancelled') return `Cancelled after ${formatNumber(done)} of ${all}`;
  return `${all}, ${formatBytes(bytes)}, to be had again until ${formatMoment(until)}`;
}
