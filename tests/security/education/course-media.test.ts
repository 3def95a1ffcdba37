import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend } from '../../support/backend.ts';
import { draftContent, draftCourse, draftOf } from '../../support/course-drafts.ts';
import {
  addVideo,
  CAPTIONS,
  COURSE_MEDIA,
  uploadMedia,
  VIDEO_SECONDS,
  video,
} from '../../support/course-media.ts';
import { as, call, codeOf } from '../../support/education.ts';
import { HTML, PDF, SVG } from '../../support/file-samples.ts';
import { UNUSED_ID } from '../area.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

let author: Person;
let reviewer: Person;
let learner: Person;
let outsider: Person;
let courseId: string;
let slug: string;
let media: string;
let captions: string;
let file: string;

const at = (p_course_id: string, p_version: number) => ({ p_course_id, p_version });
const pathOf = (id: string, course = courseId) => `${course}/${id}`;
const filesOf = (who: Pick<Person, 'client'>) => as(who).storage.from(COURSE_MEDIA);
const videoKey = (p_media_id = media) => ({ p_course: slug, p_lesson: 'first', p_media_id });

/** Content whose first lesson shows a video and a file. */
const withBlocks = (blocks: readonly object[]) => {
  const content = draftContent();
  const [first, second] = content.lessons;
  return { lessons: [{ ...first, blocks }, second] };
};
const videoBlock = (more: object = {}) => ({
  kind: 'video',
  media,
  captions,
  title: 'Reading a rent roll',
  text: '',
  ...more,
});

/** Saves these blocks in a new draft of a course and asks for a review. Returns the code of a refusal. */
async function submit(id: string, blocks: readonly object[]): Promise<string | undefined> {
  const { version, content } = await draftOf(author, id);
  const p_content = { ...content, ...withBlocks(blocks) };
  const saved = await codeOf(call(author, 'save_course_draft', { ...at(id, version), p_content }));
  return saved ?? (await codeOf(call(author, 'submit_course_draft', at(id, version + 1))));
}

beforeAll(async () => {
  [author, reviewer] = (await Promise.all(
    [1, 2].map(async () => withRole(await person('buyer'), 'support')),
  )) as [Person, Person];
  [learner, outsider] = await Promise.all([person('operator'), person('buyer')]);
  courseId = await draftCourse(author);
  ({ media, captions } = await addVideo(author, courseId));
  file = await uploadMedia(author, courseId, PDF, 'application/pdf');
  const p_values = { name: 'checklist.pdf' };
  await succeed(call(author, 'add_course_media', { p_id: file, p_course_id: courseId, p_values }));
  const blocks = [videoBlock(), { kind: 'file', media: file, text: 'Print it.' }];
  expect(await submit(courseId, blocks)).toBeUndefined();
  await succeed(call(reviewer, 'publish_course_draft', at(courseId, 3)));
  ({ slug } = await draftOf(author, courseId));
  await succeed(call(learner, 'start_course', { p_course: slug }));
});

describe('videos and files of lessons', () => {
  it('can be uploaded and listed only by staff', async () => {
    for (const who of [learner, { client: anonymous() }]) {
      const sent = await filesOf(who).upload(pathOf(randomUUID()), PDF, {
        contentType: 'application/pdf',
      });
      expect(sent.error).not.toBeNull();
      for (const [name, args] of [
        ['add_course_media', { p_id: randomUUID(), p_course_id: courseId, p_values: {} }],
        [
          'add_course_captions',
          { p_id: randomUUID(), p_media_id: media, p_name: 'a.vtt', p_vtt: CAPTIONS },
        ],
        ['list_course_media', { p_course_id: courseId }],
      ] as const) {
        expect(await codeOf(call(who, name, args)), name).toBe('42501');
      }
    }
    for (const path of [randomUUID(), `${UNUSED_ID}/${randomUUID()}`, `${courseId}/a/b`]) {
      expect((await filesOf(author).upload(path, PDF)).error, path).not.toBeNull();
    }
    for (const table of ['course_media', 'course_captions', 'course_video_progress']) {
      expect((await as(author).from(table).select('*').limit(1)).error, table).not.toBeNull();
    }
  });

  it('can be read only by staff and learners of their version', async () => {
    for (const id of [media, file]) {
      for (const who of [author, reviewer, learner]) {
        expect((await filesOf(who).download(pathOf(id))).error).toBeNull();
      }
      for (const who of [outsider, { client: anonymous() }]) {
        expect((await filesOf(who).download(pathOf(id))).error).not.toBeNull();
        expect((await filesOf(who).createSignedUrl(pathOf(id), 60)).error).not.toBeNull();
      }
    }
    const unused = await uploadMedia(author, courseId, PDF, 'application/pdf');
    expect((await filesOf(learner).download(pathOf(unused))).error).not.toBeNull();
  });

  it("support range requests, and a link ends with its learner's access", async () => {
    const leaver = await person('operator');
    await succeed(call(leaver, 'start_course', { p_course: slug }));
    const { data } = await filesOf(leaver).createSignedUrl(pathOf(media), 3600);
    const link = new URL(data?.signedUrl ?? '', backend().url).href;
    const part = await fetch(link, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await part.arrayBuffer()).equals(video().subarray(100, 200))).toBe(true);
    await queryDatabase(
      `update private.course_enrollments set closed_at = now() where user_id = '${leaver.id}'`,
    );
    expect((await fetch(link)).status).toBeGreaterThanOrEqual(400);
    expect((await filesOf(leaver).createSignedUrl(pathOf(media), 7200)).error).not.toBeNull();
  });

  it('refuse pages, scripts, and pictures under the name of a video', async () => {
    for (const [content, type] of [
      [HTML, 'video/mp4'],
      [SVG, 'video/webm'],
      [SVG, 'image/svg+xml'],
      [HTML, 'text/html'],
      ['PK\u0003\u0004', 'application/zip'],
    ] as const) {
      const sent = uploadMedia(author, courseId, content, type);
      await expect(sent, type).rejects.toThrow();
    }
    const p_id = await uploadMedia(author, courseId, PDF, 'application/pdf');
    const add = (p_values: object) =>
      codeOf(call(author, 'add_course_media', { p_id, p_course_id: courseId, p_values }));
    expect(await add({ name: 'lesson.mp4', seconds: 9 })).toBe('HXRFT');
    expect(await add({ name: 'lesson.html' })).toBe('HXRFT');
    const clip = await uploadMedia(author, courseId);
    const length = (seconds: unknown) =>
      codeOf(
        call(author, 'add_course_media', {
          p_id: clip,
          p_course_id: courseId,
          p_values: { name: 'a.mp4', seconds },
        }),
      );
    for (const seconds of [0, -1, 1.5, 14_401, '90', null]) {
      expect(await length(seconds), String(seconds)).toBe('HXEMD');
    }
  });

  it('require captions and their own course before a review can be requested', async () => {
    const other = await draftCourse(author);
    const foreign = await addVideo(author, other);
    const id = await draftCourse(author);
    expect(await submit(id, [videoBlock()])).toBe('HXEMN');
    expect(await submit(id, [{ kind: 'file', media: file, text: 'x' }])).toBe('HXEMN');
    expect(await submit(other, [videoBlock({ ...foreign, captions: undefined })])).toBe('HXEMC');
    expect(await submit(other, [videoBlock({ ...foreign, captions })])).toBe('HXEMC');
    expect(await submit(other, [{ kind: 'file', media: foreign.media, text: 'x' }])).toBe('HXEMN');
    for (const broken of [{ media: '../x' }, { title: '' }, { captions: 7 }, { media: null }]) {
      expect(await submit(other, [videoBlock({ ...foreign, ...broken })])).toBe('HXECI');
    }
    expect(await submit(other, [videoBlock(foreign)])).toBeUndefined();
  });

  it('show captions as plain text and refuse scripts, styles, wrong times, and huge files', async () => {
    const read = await succeed(call(learner, 'read_lesson', { p_course: slug, p_lesson: 'first' }));
    const [shown] = read.media.filter(({ kind }: { kind: string }) => kind === 'video');
    expect(shown.captions[0].cues).toEqual([
      { start: 0, end: 4, text: 'Read the rent roll first.' },
      { start: 4, end: 62.5, text: 'Rent & care are billed apart.' },
    ]);
    const add = (p_vtt: string) =>
      codeOf(
        call(author, 'add_course_captions', {
          p_id: randomUUID(),
          p_media_id: media,
          p_name: 'a.vtt',
          p_vtt,
        }),
      );
    const cue = (text: string, times = '00:01.000 --> 00:02.000') =>
      add(`WEBVTT\n\n${times}\n${text}\n`);
    expect(await cue('<script>alert(1)</script>')).toBe('HXEMT');
    expect(await cue('<img src=x onerror=alert(1)>')).toBe('HXEMT');
    expect(await cue('\u202eevil')).toBe('HXEMT');
    expect(await add('WEBVTT\n\nSTYLE\n::cue { background: url(//evil.example) }\n')).toBe('HXEMF');
    for (const text of ['', 'WEBVTT', '<html>', '1\n00:00:01,000 --> 00:00:02,000\nHi']) {
      expect(await add(text), text).toBe('HXEMF');
    }
    for (const times of [
      '00:02.000 --> 00:01.000',
      '00:99.000 --> 01:00.000',
      '01:32.000 --> 01:40.000',
      '-00:01.000 --> 00:02.000',
      '00:01 --> 00:02',
    ]) {
      expect(await cue('Hi', times), times).toBe('HXEMO');
    }
    expect(await add(`WEBVTT\n\n${'x'.repeat(400_000)}`)).toBe('HXEML');
    expect(await add(`WEBVTT\n${'\n'.repeat(20_001)}`)).toBe('HXEML');
    const many = Array.from({ length: 3001 }, () => '00:01.000 --> 00:02.000\nHi\n').join('\n');
    expect(await add(`WEBVTT\n\n${many}`)).toBe('HXEML');
  });
});

describe('watching', () => {
  const save = (who: Person, p_from: number, p_to: number, key = videoKey()) =>
    call(who, 'save_video_progress', { ...key, p_from, p_to });
  const open = (who: Person) => call(who, 'open_course_video', videoKey());
  const lesson = () => ({ p_course: slug, p_lesson: 'first' });
  const letTimePass = (who: Person, seconds: number) =>
    queryDatabase(`
      update private.course_video_progress p set reported_at = reported_at - interval '${seconds} seconds'
      from private.course_enrollments e where e.id = p.enrollment_id and e.user_id = '${who.id}'`);

  it('resumes at the second on another device', async () => {
    await succeed(open(learner));
    expect(await succeed(save(learner, 0, 7))).toBe(false);
    expect(await succeed(open(learner))).toMatchObject({ position: 7, is_finished: false });
  });

  it('finishes the lesson only after enough time to watch nine tenths', async () => {
    const viewer = await person('operator');
    await succeed(call(viewer, 'start_course', { p_course: slug }));
    await succeed(call(viewer, 'read_lesson', lesson()));
    expect(await codeOf(save(viewer, 0, 9))).toBe('HXEDO');
    await succeed(open(viewer));
    for (let time = 0; time < 10; time += 1) {
      expect(await succeed(save(viewer, 0, VIDEO_SECONDS))).toBe(false);
      expect(await succeed(save(viewer, time * 9, time * 9 + 9))).toBe(false);
    }
    expect(await codeOf(call(viewer, 'complete_lesson', lesson()))).toBe('HXEDK');
    await letTimePass(viewer, 50);
    expect(await succeed(save(viewer, 0, VIDEO_SECONDS))).toBe(true);
    expect(await codeOf(call(viewer, 'complete_lesson', lesson()))).toBeUndefined();
    expect(await succeed(save(viewer, 0, 1))).toBe(true);
  });

  it('is rejected for other users, lessons, and files', async () => {
    expect(await codeOf(open(outsider))).toBe('HXEDN');
    expect(await codeOf(save(outsider, 0, 1))).toBe('HXEDN');
    expect(await codeOf(save(learner, 0, 1, videoKey(file)))).toBe('HXEDL');
    expect(await codeOf(save(learner, 0, 1, { ...videoKey(), p_lesson: 'second' }))).toBe('HXEDL');
    expect(await codeOf(save(learner, -1, 1))).not.toBeUndefined();
    expect(await codeOf(save(learner, 0, 2_000_000_000))).not.toBeUndefined();
    expect(await succeed(save(learner, 80, 20))).toBe(false);
  });
});
