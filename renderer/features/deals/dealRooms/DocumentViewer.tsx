import { useCallback, useEffect, useRef, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PageBar } from '../../../ui/pdf/PageBar.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Rooms.module.css';
import { useMarkedPageMutation, useNoteTimeMutation, useOpenPageMutation } from './readingApi.ts';
import type { RoomItem } from './roomShapes.ts';
import { roomTags } from './roomTags.ts';

interface ViewerProps {
  readonly item: RoomItem;
  /** The page a link points to. */
  readonly firstPage?: number;
  /** Beside the list, or over the screen where there is no room for it. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
}

interface Looking {
  readonly ticket: string;
  readonly since: number;
}

/** The document viewer, beside the list or as a dialog. */
export function DocumentViewer({ item, firstPage, isBeside, onClose }: ViewerProps) {
  return isBeside ? (
    <section aria-label={item.name} className={styles.beside}>
      <Pages item={item} {...(firstPage === undefined ? {} : { firstPage })} onClose={onClose} />
    </section>
  ) : (
    <Dialog label={item.name} place="stage" onClose={onClose}>
      <Pages item={item} {...(firstPage === undefined ? {} : { firstPage })} onClose={onClose} />
    </Dialog>
  );
}

/**
 * Page-by-page document viewer. Each page is fetched separately, so revoked access or a new NDA takes effect on the
 * next page; view time is recorded on leaving each page.
 */
function Pages({ item, firstPage = 1, onClose }: Omit<ViewerProps, 'isBeside'>) {
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(
    Number.isInteger(firstPage) && firstPage >= 1 && firstPage <= (item.pages ?? 1) ? firstPage : 1,
  );
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  const [openPage] = useOpenPageMutation();
  const [markedPage] = useMarkedPageMutation();
  const [noteTime] = useNoteTimeMutation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const looking = useRef<Looking | null>(null);
  const pages = item.pages ?? 1;
  const version = item.version_id ?? '';

  const recordViewTime = useCallback(() => {
    const here = looking.current;
    looking.current = null;
    if (here === null) return;
    const seconds = Math.round((performance.now() - here.since) / 1000);
    void noteTime({ ticket: here.ticket, seconds });
  }, [noteTime]);

  useEffect(() => {
    let isCurrent = true;
    async function show() {
      setState('loading');
      const opened = await openPage({ version, page });
      const { data: ticket } = opened;
      if (!isCurrent) return;
      if (ticket !== undefined && ticket !== null && ticket.gate !== 'open') {
        // The room underneath shows what blocks access now.
        dispatch(roomTags.util.invalidateTags([{ type: 'Room' }]));
        return;
      }
      const markedResult = ticket?.ticket ? await markedPage(ticket.ticket) : undefined;
      if (
        !isCurrent ||
        markedResult?.data === undefined ||
        !ticket?.ticket ||
        canvas.current === null
      ) {
        if (isCurrent) setState('missing');
        return;
      }
      const { drawPdf } = await import('./drawPdf.ts');
      await drawPdf(markedResult.data, canvas.current);
      if (!isCurrent) return;
      looking.current = { ticket: ticket.ticket, since: performance.now() };
      setState('shown');
    }
    void show().catch(() => isCurrent && setState('missing'));
    return () => {
      isCurrent = false;
      recordViewTime();
    };
  }, [dispatch, recordViewTime, markedPage, openPage, page, version]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && recordViewTime();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [recordViewTime]);

  const go = (to: number) => setPage(Math.min(Math.max(1, to), pages));
  return (
    <div className={styles.viewer}>
      <PageBar
        name={item.name}
        page={page}
        pages={pages}
        onPage={go}
        onClose={onClose}
        className={styles.viewing}
      />
      <div className={styles.sheet} data-state={state}>
        {state === 'loading' && <Skeleton height="60vh" />}
        {state === 'missing' && <p role="alert">{dataErrorMessage({ status: 0, code: '' })}</p>}
        <canvas
          ref={canvas}
          hidden={state !== 'shown'}
          role="img"
          aria-label={`Page ${page} of ${item.name}`}
        />
      </div>
    </div>
  );
}
