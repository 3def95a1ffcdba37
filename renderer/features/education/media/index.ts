export { CaptionsField } from './CaptionsField.tsx';
export { areMedia, type CourseMedia } from './courseMedia.ts';
export { FileLesson } from './FileLesson.tsx';
export { MediaField } from './MediaField.tsx';
export { useCourseMediaQuery } from './mediaApi.ts';
export { VideoLesson } from './VideoLesson.tsx';
