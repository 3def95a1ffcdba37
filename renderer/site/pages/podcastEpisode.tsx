import type { Episode } from '../../content/podcast/episode.ts';
import { makeLatePart } from '../../kit/chunk/latePart.tsx';
import { EntryPage } from '../archetypes/EntryPage.tsx';
import { TermsBlock } from '../blocks/TermsBlock.tsx';
import { lazyCollection } from '../lazyCollection.tsx';
import { EpisodeMeta } from '../publications/EpisodeMeta.tsx';
import styles from '../publications/Neighbours.module.css';
import { Transcript } from '../publications/Transcript.tsx';

const files = import.meta.glob<Record<string, Episode>>('../../content/podcast/episodes/*.ts');

const neighbours = makeLatePart(() => import('../publications/EpisodeNeighbours.tsx'));

export const hydrate = neighbours.hydrate;

const EpisodePage = ({ page }: { readonly page: Episode }) => (
  <EntryPage
    heading={page.heading}
    lede={page.description}
    meta={<EpisodeMeta episode={page} />}
    after={
      <nav aria-label="More episodes" className={styles.neighbours}>
        {neighbours.written}
      </nav>
    }
    next={[page.next]}
  >
    <p>There is no recording of this conversation: what follows is the whole of it.</p>
    <TermsBlock
      kind="terms"
      terms={Object.values(page.speakers).map(({ name, role }) => ({ term: name, text: role }))}
    />
    <h2>Transcript</h2>
    <Transcript {...page} />
  </EntryPage>
);

export const { collection, Component } = lazyCollection(files, EpisodePage);
