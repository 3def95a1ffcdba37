import { tracks } from '../../content/education/curricula.ts';
import content from '../../content/education/tracksPage.intro.md';
import { CurriculumList } from '../education/CurriculumList.tsx';

export { content };

export const Component = () => (
  <CurriculumList heading="Tracks" page={content} to="educationTrack" all={tracks} />
);
