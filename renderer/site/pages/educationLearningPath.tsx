import { learningPaths } from '../../content/education/curricula.ts';
import { CurriculumPage, curriculumSteps } from '../education/CurriculumPage.tsx';
import { collectionOf } from '../page.ts';

export const collection = collectionOf(learningPaths);

export const hydrate = curriculumSteps.hydrate;

export const Component = () => <CurriculumPage all={learningPaths} />;
