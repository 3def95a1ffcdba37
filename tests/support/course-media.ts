import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Person, succeed } from '../security/world.ts';
import { as, call } from './education.ts';

export const COURSE_MEDIA = 'course-media';
const MP4 = 'renderer/site/home/demo/video/haven-demo.mp4';
/** A video of 90 seconds. */
export const video = (): Buffer<ArrayBuffer> => readFileSync(MP4);
export const VIDEO_SECONDS = 90;

export const CAPTIONS = `WEBVTT

NOTE Written by hand

intro
00:00.000 --> 00:04.000 align:start
<v Ada>Read the <b>rent roll</b> first.</v>

00:00:04.000 --> 00:01:02.500
Rent &amp; care are billed
apart.
`;

/** Uploads content below a course. Returns the file's ID. */
export async function uploadMedia(
  author: Person,
  courseId: string,
  content: Buffer<ArrayBuffer> | string = video(),
  contentType = 'video/mp4',
): Promise<string> {
  const id = randomUUID();
  const { error } = await as(author)
    .storage.from(COURSE_MEDIA)
    .upload(`${courseId}/${id}`, content, { contentType });
  if (error !== null) throw error;
  return id;
}

/** Adds a video with captions to a course. Returns the IDs for its block. */
export async function addVideo(author: Person, p_course_id: string) {
  const media = await uploadMedia(author, p_course_id);
  const p_values = { name: 'rent-roll.mp4', seconds: VIDEO_SECONDS };
  await succeed(call(author, 'add_course_media', { p_id: media, p_course_id, p_values }));
  const captions = randomUUID();
  const args = { p_id: captions, p_media_id: media, p_name: 'rent-roll.vtt', p_vtt: CAPTIONS };
  await succeed(call(author, 'add_course_captions', args));
  return { media, captions };
}
