import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isCue = object({ start: number, end: number, text });
export type Cue = ShapeOf<typeof isCue>;

const isMedia = object({
  id: text,
  kind: oneOf(['video', 'file'] as const),
  path: text,
  name: text,
  type: text,
  size: number,
  /** The length of a video. */
  seconds: orNull(number),
  captions: listOf(object({ id: text, name: text, created_at: text, cues: listOf(isCue) })),
});
export type CourseMedia = ShapeOf<typeof isMedia>;
export const areMedia = listOf(isMedia);

export const isOpenVideo = object({
  url: text,
  progress: object({ position: number, is_finished: bool }),
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
