import '#shared/texts/education.ts';
import '#shared/texts/records.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { dataUrlOf, fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { areMedia, isOpenVideo } from './courseMedia.ts';

export const COURSE_MEDIA = 'course-media';
/** The longest that the storage signs; each request still checks the learner's rights. */
const LINK_SECONDS = 3600;

/** The lesson a learner is in; null for staff who preview a draft. */
export interface VideoKey {
  readonly at: { readonly course: string; readonly lesson: string } | null;
  readonly id: string;
  readonly path: string;
}

interface WatchedPart {
  readonly at: NonNullable<VideoKey['at']>;
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** True if the server already counted the video as finished. */
  readonly wasFinished: boolean;
}

interface NewMedia {
  readonly id: string;
  readonly courseId: string;
  readonly values: { readonly name: string; readonly seconds?: number };
}

interface NewCaptions {
  readonly id: string;
  readonly mediaId: string;
  readonly name: string;
  readonly vtt: string;
}

const args = ({ at, id }: Pick<WatchedPart, 'at' | 'id'>) => ({
  p_course: at.course,
  p_lesson: at.lesson,
  p_media_id: id,
});

const openVideo =
  ({ at, id, path }: VideoKey) =>
  async (client: DataClient) => {
    const opened =
      at === null
        ? { data: { position: 0, is_finished: false }, error: null }
        : await client.rpc('open_course_video', args({ at, id }));
    if (opened.error !== null) return opened;
    const link = await client.storage.from(COURSE_MEDIA).createSignedUrl(path, LINK_SECONDS);
    if (link.error !== null) return link;
    return { data: { progress: opened.data, url: link.data.signedUrl }, error: null };
  };

const api = baseApi.enhanceEndpoints({ addTagTypes: ['CourseMedia', 'Lesson'] });

export const {
  useCourseMediaQuery,
  useAddCourseMediaMutation,
  useAddCourseCaptionsMutation,
  useRemoveStrayCourseMediaMutation,
  useOpenCourseVideoQuery,
  useSaveVideoProgressMutation,
  useDownloadCourseFileMutation,
  useCourseFileContentQuery,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    courseMedia: read(
      areMedia,
      (p_course_id: string) => rpc('list_course_media', { courseId: p_course_id }),
      ['CourseMedia'],
    ),

    addCourseMedia: write(
      {},
      ({ id, courseId, values }: NewMedia) =>
        rpc('add_course_media', { id, courseId, values: { ...values } }),
      ['CourseMedia'],
    ),

    addCourseCaptions: build.mutation<unknown, NewCaptions>({
      query: ({ id, mediaId, name, vtt }) => rpc('add_course_captions', { id, mediaId, name, vtt }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseMedia'],
    }),

    removeStrayCourseMedia: write(
      { failure: 'silent' },
      (path: string) => (client) => client.storage.from(COURSE_MEDIA).remove([path]),
    ),

    /** Where the learner left a video on any device, and a link to play it. */
    openCourseVideo: read({ keepUnusedDataFor: 0, accepts: isOpenVideo }, openVideo),

    /** Returns true once the server counts the video as finished. */
    saveVideoProgress: build.mutation<boolean, WatchedPart>({
      query:
        ({ from, to, ...key }) =>
        (client) =>
          client.rpc('save_video_progress', { ...args(key), p_from: from, p_to: to }),
      extraOptions: { failure: 'silent', accepts: s.bool },
      // Now the lesson can be completed.
      invalidatesTags: (isFinished, _error, { wasFinished }) =>
        isFinished === true && !wasFinished ? ['Lesson'] : [],
    }),

    /** Downloads a file with the learner's rights; returns an object URL. */
    downloadCourseFile: write(
      { failure: 'toast', accepts: s.text },
      (path: string) => (client) => fileUrl(client, COURSE_MEDIA, path),
    ),

    /** The content of a file as a data URL, to show it on this page. */
    courseFileContent: read(
      { keepUnusedDataFor: 0, accepts: s.text },
      (path: string) => (client) => dataUrlOf(client, COURSE_MEDIA, path),
    ),
  }),
});
