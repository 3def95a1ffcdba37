import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'education'> = {
  educationCourse: () => import('../../features/education/catalog/CoursePage.tsx'),
  educationMyCourses: () => import('../../features/education/courses/MyCoursesPage.tsx'),
  educationAssignments: () => import('../../features/education/assignments/AssignmentsPage.tsx'),
  educationTranscript: () => import('../../features/education/credits/TranscriptPage.tsx'),
  educationLesson: () => import('../../features/education/courses/LessonPage.tsx'),
  educationQuiz: () => import('../../features/education/courses/QuizPage.tsx'),
  educationCertificate: () => import('../../features/education/courses/CertificatePage.tsx'),
  community: () => import('../../features/education/community/CommunityPage.tsx'),
  communityQuestion: () => import('../../features/education/community/QuestionPage.tsx'),
  adminCommunity: () => import('../../features/education/community/ReportedPostsPage.tsx'),
  certificateCheck: () => import('../../features/education/courses/CertificateCheckPage.tsx'),
};
