import { learningPaths } from '../../content/education/curricula.ts';
import { CurriculumPage } from '../education/CurriculumPage.tsx';
import { collectionOf } from '../page.ts';

export const collection = collectionOf(learningPaths);

export const Component = () => <CurriculumPage all={learningPaths} />;
