import { learningPaths } from '../../content/education/curricula.ts';
import content from '../../content/education/learningPathsPage.intro.md';
import { CurriculumList } from '../education/CurriculumList.tsx';

export { content };

export const Component = () => (
  <CurriculumList
    heading="Learning paths"
    page={content}
    to="educationLearningPath"
    all={learningPaths}
  />
);
