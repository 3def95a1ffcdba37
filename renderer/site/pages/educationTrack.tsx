import { tracks } from '../../content/education/curricula.ts';
import { CurriculumPage, curriculumSteps } from '../education/CurriculumPage.tsx';
import { collectionOf } from '../page.ts';

export const collection = collectionOf(tracks);

export const hydrate = curriculumSteps.hydrate;

export const Component = () => <CurriculumPage all={tracks} />;
