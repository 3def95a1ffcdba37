import { page, type RouteArea } from '../route-record.ts';

/** Course and learning screens. */
export const education = {
  routes: {
    education: page('/education', 'Education', { memberLayout: 'reading' }),
    educationCategory: page('/education/category/:slug', 'Topic', { parent: 'education' }),
    educationContent: page('/education/content/:slug', 'Article', { parent: 'education' }),
    educationCourses: page('/education/courses', 'Courses', { parent: 'education' }),
    educationCourse: page('/education/courses/:courseId', 'Course', { parent: 'educationCourses' }),
    educationLearningPaths: page('/education/learning-paths', 'Learning paths', {
      parent: 'education',
    }),
    educationLearningPath: page('/education/learning-paths/:slug', 'Learning path', {
      parent: 'educationLearningPaths',
    }),
    educationTracks: page('/education/tracks', 'Tracks', { parent: 'education' }),
    educationTrack: page('/education/tracks/:slug', 'Track', { parent: 'educationTracks' }),
    educationMyCourses: {
      path: '/education/my-courses',
      access: 'signed-in',
      parent: 'education',
      title: 'My courses',
      description: 'Your courses with progress, quiz results, certificates, and bookmarks.',
      keywords: ['training', 'certificates', 'lessons', 'assigned courses'],
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    educationLesson: {
      path: '/education/courses/:courseId/lessons/:lessonId',
      access: 'signed-in',
      parent: 'educationMyCourses',
      title: 'Lesson',
      description: 'A lesson of a course with your notes and bookmark.',
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    educationQuiz: {
      path: '/education/courses/:courseId/quiz',
      access: 'signed-in',
      parent: 'educationMyCourses',
      title: 'Quiz',
      description: 'The quiz of a course, with an explanation for every answer.',
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    educationCertificate: {
      path: '/education/courses/:courseId/certificate',
      access: 'signed-in',
      parent: 'educationMyCourses',
      title: 'Certificate',
      description: 'Your certificate of a course, to download or share.',
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    certificateCheck: {
      path: '/education/certificates/:certificateId',
      access: 'public',
      parent: 'education',
      title: 'Check a certificate',
      description: 'Check whether a course certificate of Haven Exchange is valid.',
      indexed: false,
    },
  },
} as const satisfies RouteArea;
