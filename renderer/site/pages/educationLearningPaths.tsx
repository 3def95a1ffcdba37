import { learningPaths } from '../../content/education/curricula.ts';
import { learningPathsPage as content } from '../../content/education/educationPages.ts';
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
