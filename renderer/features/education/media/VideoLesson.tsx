import { Button } from '@blueprintjs/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Prose } from '../../../site/blocks/Prose.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type CourseMedia, type Cue, formatVideoTime, writeVtt } from './courseMedia.ts';
import styles from './Media.module.css';
import {
  useOpenCourseVideoQuery,
  useSaveVideoProgressMutation,
  type VideoKey,
} from './mediaApi.ts';
import { Transcript } from './Transcript.tsx';
import { createWatchTracker } from './watchTracker.ts';

interface VideoLessonProps {
  readonly media: CourseMedia;
  readonly captionsId: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly at: VideoKey['at'];
}

const NO_CUES: readonly Cue[] = [];

/** A video with captions, and its transcript beside it. It never starts by itself. */
export function VideoLesson({ media, captionsId, title, text, at }: VideoLessonProps) {
  const cues = media.captions.find(({ id }) => id === captionsId)?.cues ?? NO_CUES;
  const player = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(0);
  return (
    <section aria-label={`Video: ${title}`} className={styles.lesson}>
      <h2 className={styles.title}>{title}</h2>
      {text !== '' && (
        <p>
          <Prose text={text} />
        </p>
      )}
      <div className={styles.sides}>
        <Player media={media} cues={cues} title={title} at={at} player={player} onTime={setTime} />
        {cues.length > 0 && (
          <Transcript
            cues={cues}
            time={time}
            onPick={(start) => {
              if (player.current === null) return;
              player.current.currentTime = start;
              player.current.focus();
            }}
          />
        )}
      </div>
    </section>
  );
}

interface PlayerProps {
  readonly media: CourseMedia;
  readonly cues: readonly Cue[];
  readonly title: string;
  readonly at: VideoKey['at'];
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly onTime: (time: number) => void;
}

/** Near the end, a video starts over. */
const END_SECONDS = 3;
const MAX_RELOADS = 3;

function Player({ media, cues, title, at, player, onTime }: PlayerProps) {
  const { id, path } = media;
  const query = useOpenCourseVideoQuery({ at, id, path });
  const captions = useCaptionsUrl(cues);
  const length = media.seconds ?? 0;
  const [reloads, setReloads] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { save, isFinished } = useWatched(at, id, query.data?.progress.is_finished ?? false);
  const resumeAt = useRef<number | null>(null);
  const { data, error, refetch } = query;
  if (error !== undefined || hasFailed) {
    return (
      <div role="alert" className={styles.missing}>
        <p>The video could not be loaded. Videos need a connection.</p>
        {cues.length > 0 && <p className={ui.note}>You can still read the transcript.</p>}
        <Button
          onClick={() => {
            setFailed(false);
            setReloads(0);
            void refetch();
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (data === undefined) return <Skeleton height="16rem" />;
  const { position } = data.progress;
  const from = position > 0 && position < length - END_SECONDS ? position : 0;
  return (
    <div className={ui.stack8}>
      {/* biome-ignore lint/a11y/useMediaCaption: a video has captions before it can be reviewed */}
      <video
        ref={player}
        key={data.url}
        aria-label={title}
        className={styles.video}
        src={data.url}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          const start = resumeAt.current ?? from;
          if (start > 0) currentTarget.currentTime = start;
        }}
        onTimeUpdate={({ currentTarget: { currentTime, paused, seeking } }) => {
          onTime(currentTime);
          if (!paused && !seeking) save.play(currentTime);
        }}
        onSeeked={({ currentTarget }) => {
          save.jump(currentTarget.currentTime);
          if (currentTarget.paused) save.flush();
        }}
        onPause={() => save.flush()}
        onEnded={({ currentTarget }) => {
          save.play(currentTarget.currentTime);
          save.flush();
        }}
        onError={({ currentTarget, target }) => {
          if (target !== currentTarget) return;
          // A link ends after an hour; a new one continues at the same second.
          resumeAt.current = currentTarget.currentTime;
          if (reloads >= MAX_RELOADS) return setFailed(true);
          setReloads(reloads + 1);
          void refetch();
        }}
      >
        {captions !== null && (
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        )}
      </video>
      <p role="status" className={ui.note}>
        {isFinished
          ? 'Watched.'
          : at === null
            ? `${formatVideoTime(length)} long.`
            : from > 0
              ? `You stopped at ${formatVideoTime(from)} of ${formatVideoTime(length)}.`
              : `${formatVideoTime(length)} long. Watch it to complete the lesson.`}
      </p>
    </div>
  );
}

/** Returns the address of a caption file made from plain cues; null without cues. */
function useCaptionsUrl(cues: readonly Cue[]): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const vtt = useMemo(() => (cues.length === 0 ? null : writeVtt(cues)), [cues]);
  useEffect(() => {
    if (vtt === null) return;
    const made = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [vtt]);
  return url;
}

/** Sends what was watched, also when the page is hidden or left. In a preview, nothing is sent. */
function useWatched(at: VideoKey['at'], id: string, wasFinished: boolean) {
  const [send] = useSaveVideoProgressMutation();
  const [isFinished, setFinished] = useState(false);
  const isKnown = wasFinished || isFinished;
  const latest = useRef({ at, id, send, wasFinished: isKnown });
  useEffect(() => {
    latest.current = { at, id, send, wasFinished: isKnown };
  });
  const [save] = useState(() =>
    createWatchTracker(async (from, to) => {
      const now = latest.current;
      if (now.at === null) return;
      const { id: media, wasFinished: wasKnown } = now;
      const sent = await now.send({ at: now.at, id: media, from, to, wasFinished: wasKnown });
      if (sent.data === true) setFinished(true);
    }),
  );
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && save.flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      save.flush();
    };
  }, [save]);
  return { save, isFinished: isKnown };
}
