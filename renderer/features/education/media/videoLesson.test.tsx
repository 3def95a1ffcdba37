import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataReply, type DataRequest, OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { type CourseMedia, formatVideoTime, writeVtt } from './courseMedia.ts';
import { VideoLesson } from './VideoLesson.tsx';

const media: CourseMedia = {
  id: 'video',
  kind: 'video',
  path: 'course/video',
  name: 'rent-roll.mp4',
  type: 'video/mp4',
  size: 1_000_000,
  seconds: 90,
  captions: [
    {
      id: 'captions',
      name: 'rent-roll.vtt',
      created_at: '2026-11-30T10:00:00Z',
      cues: [
        { start: 0, end: 4, text: 'Read the rent roll first.' },
        { start: 4, end: 62.5, text: 'Rent & care are billed <apart>.' },
      ],
    },
  ],
};

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:captions', revokeObjectURL() {} }),
  );
});

function watch(
  opened: DataReply = { data: { path: media.path, position: 31, is_finished: false } },
) {
  const saved: unknown[] = [];
  const data = adasData({
    'rpc open_course_video': opened,
    'rpc save_video_progress': (request: DataRequest) => {
      saved.push(request.args[0]);
      return { data: true };
    },
    'sign course-media': { data: { signedUrl: 'https://files.example/video' } },
  });
  const at = { course: 'falls', lesson: 'one' };
  const part = (
    <VideoLesson media={media} captionsId="captions" title="Rent rolls" text="" at={at} />
  );
  return { ...renderParts({ '/': part }, '/', data), saved };
}

const player = async () => (await screen.findByLabelText('Rent rolls')) as HTMLVideoElement;

it('resumes where the learner stopped, never starts by itself, and has captions', async () => {
  watch();
  const video = await player();
  expect(video.autoplay).toBe(false);
  expect(video.controls).toBe(true);
  expect(video.querySelector('track[kind="captions"]')?.getAttribute('src')).toBe('blob:captions');
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(31);
  expect(screen.getByText('You stopped at 0:31 of 1:30.')).toBeVisible();
});

it('saves progress on pause and shows when the server counts the video as watched', async () => {
  const { saved } = watch();
  const video = await player();
  Object.defineProperty(video, 'paused', { value: false });
  for (const time of [31, 32, 33.5]) {
    video.currentTime = time;
    fireEvent.timeUpdate(video);
  }
  fireEvent.pause(video);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ p_media_id: 'video', p_from: 31, p_to: 33 });
  expect(await screen.findByText('Watched.')).toBeVisible();
});

it('searches the transcript and jumps to the time of a clicked line', async () => {
  const { user } = watch();
  const video = await player();
  const transcript = screen.getByRole('region', { name: 'Transcript' });
  await user.type(within(transcript).getByLabelText('Search the transcript'), 'CARE');
  expect(within(transcript).getByText('1 of 2 lines')).toBeVisible();
  await user.click(within(transcript).getByRole('button', { name: /Rent & care/ }));
  expect(video.currentTime).toBe(4);
  await user.type(within(transcript).getByLabelText('Search the transcript'), ' nothing');
  expect(within(transcript).getByText('No results')).toBeVisible();
});

it('says that a video needs a connection and keeps the transcript', async () => {
  watch(OFFLINE_REPLY);
  expect(await screen.findByText(/Videos need a connection/)).toBeVisible();
  expect(screen.getByText('Read the rent roll first.')).toBeVisible();
});

it('requests a new link when the old one expires and continues at the same second', async () => {
  watch();
  const video = await player();
  video.currentTime = 55;
  await act(async () => void fireEvent.error(video));
  const again = await player();
  fireEvent.loadedMetadata(again);
  expect(again.currentTime).toBe(55);
});

it('writes captions without markup', () => {
  expect(writeVtt(media.captions[0]?.cues ?? [])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nRead the rent roll first.\n\n' +
      '00:00:04.000 --> 00:01:02.500\nRent &amp; care are billed &lt;apart&gt;.\n',
  );
  expect([0, 61.9, 3725].map(formatVideoTime)).toEqual(['0:00', '1:01', '1:02:05']);
});
