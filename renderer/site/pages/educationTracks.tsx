import { tracks } from '../../content/education/curricula.ts';
import { tracksPage as content } from '../../content/education/educationPages.ts';
import { CurriculumList } from '../education/CurriculumList.tsx';

export { content };

export const Component = () => (
  <CurriculumList heading="Tracks" page={content} to="educationTrack" all={tracks} />
);
