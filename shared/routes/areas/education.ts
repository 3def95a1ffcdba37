import { planned, type RouteArea } from '../route-record.ts';

/** Course and learning screens. */
export const education = {
  routes: {
    education: planned('/education', 'public'),
    educationCategory: planned('/education/category/:slug', 'public'),
    educationContent: planned('/education/content/:slug', 'public'),
    educationCourses: planned('/education/courses', 'public'),
    educationCourse: planned('/education/courses/:courseId', 'public'),
    educationLearningPaths: planned('/education/learning-paths', 'public'),
    educationLearningPath: planned('/education/learning-paths/:slug', 'public'),
    educationTracks: planned('/education/tracks', 'public'),
    educationTrack: planned('/education/tracks/:slug', 'public'),
    educationMyCourses: planned('/education/my-courses', 'signed-in'),
    educationLesson: planned('/education/courses/:courseId/lessons/:lessonId', 'signed-in'),
    educationCertificate: planned('/education/courses/:courseId/certificate', 'signed-in'),
  },
} as const satisfies RouteArea;
