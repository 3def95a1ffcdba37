import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'education'> = {
  educationMyCourses: () => import('../../features/education/courses/MyCoursesPage.tsx'),
  educationAssignments: () => import('../../features/education/assignments/AssignmentsPage.tsx'),
  educationLesson: () => import('../../features/education/courses/LessonPage.tsx'),
  educationQuiz: () => import('../../features/education/courses/QuizPage.tsx'),
  educationCertificate: () => import('../../features/education/courses/CertificatePage.tsx'),
  certificateCheck: () => import('../../features/education/courses/CertificateCheckPage.tsx'),
};
