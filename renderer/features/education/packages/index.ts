export { CoursePackage } from './CoursePackage.tsx';
export { PackageField } from './PackageField.tsx';
