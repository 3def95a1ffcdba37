export { CourseReviewQueue } from './CourseReviewQueue.tsx';
export { OwnCourseReview } from './OwnCourseReview.tsx';
