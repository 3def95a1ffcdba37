import type { Episode } from '../../content/podcast/episode.ts';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { EntryPage } from '../archetypes/EntryPage.tsx';
import { Prose } from '../blocks/Prose.tsx';
import { TermsBlock } from '../blocks/TermsBlock.tsx';
import { lazyCollection } from '../lazyCollection.tsx';
import { EpisodeMeta } from '../publications/EpisodeMeta.tsx';
import styles from '../publications/Neighbors.module.css';
import spoken from '../publications/Transcript.module.css';

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** A full transcript with the speaker of each turn. */
const Transcript = ({ speakers, transcript }: Pick<Episode, 'speakers' | 'transcript'>) => (
  <ol className={spoken.transcript}>
    {transcript.map(({ by, text }) => (
      <li key={text}>
        <p className={spoken.speaker}>{firstName(speakers[by]?.name ?? '')}</p>
        <p>
          <Prose text={text} />
        </p>
      </li>
    ))}
  </ol>
);

const files = import.meta.glob<Record<string, Episode>>(
  '../../content/podcast/episodes/*.episode.md',
);

const neighbours = makeDeferredPart(() => import('../publications/EpisodeNeighbors.tsx'));

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
    <p>There is no recording. This is the full conversation.</p>
    <TermsBlock
      kind="terms"
      terms={Object.values(page.speakers).map(({ name, role }) => ({ term: name, text: role }))}
    />
    <h2>Transcript</h2>
    <Transcript {...page} />
  </EntryPage>
);

export const { collection, Component } = lazyCollection(files, EpisodePage);
