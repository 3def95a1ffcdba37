import * as s from '../../../ui/shape/shape.ts';

const isCue = s.object({ start: s.number, end: s.number, text: s.text });
export type Cue = s.ShapeOf<typeof isCue>;

const isMedia = s.object({
  id: s.text,
  kind: s.oneOf(['video', 'file'] as const),
  path: s.text,
  name: s.text,
  type: s.text,
  size: s.number,
  /** The length of a video. */
  seconds: s.orNull(s.number),
  captions: s.listOf(
    s.object({ id: s.text, name: s.text, created_at: s.text, cues: s.listOf(isCue) }),
  ),
});
export type CourseMedia = s.ShapeOf<typeof isMedia>;
export const areMedia = s.listOf(isMedia);

export const isOpenVideo = s.object({
  url: s.text,
  progress: s.object({ position: s.number, is_finished: s.bool }),
});

/** Returns a time in a video as 1:05 or 1:02:05. */
export function formatVideoTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const toVttTime = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

const escapeVtt = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns plain cues as a WebVTT file for the player. */
export const writeVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ start, end, text: line }) =>
        `${toVttTime(start)} --> ${toVttTime(end)}\n${escapeVtt(line)}\n`,
    )
    .join('\n')}`;
