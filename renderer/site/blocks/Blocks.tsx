import type { Block } from '#shared/home/content.ts';
import ui from '../../ui/theme/ui.module.css';
import { BarsBlock } from './BarsBlock.tsx';
import type { BlockProps } from './BlockProps.ts';
import { ContentLink } from './ContentLink.tsx';
import { ExampleBlock } from './ExampleBlock.tsx';
import noteStyles from './NoteBlock.module.css';
import pathsStyles from './PathsBlock.module.css';
import { Prose } from './Prose.tsx';
import quoteStyles from './QuoteBlock.module.css';
import stepsStyles from './StepsBlock.module.css';
import { TableBlock } from './TableBlock.tsx';
import { TermsBlock } from './TermsBlock.tsx';
import proseStyles from './TextBlock.module.css';

interface BlocksProps {
  readonly blocks: readonly Block[];
}

/** The blocks of a section. */
export const Blocks = ({ blocks }: BlocksProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
  blocks.map((block, place) => <OneBlock key={place} block={block} />);

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} />;
    case 'list':
      return <ListBlock {...block} />;
    case 'steps':
      return <StepsBlock {...block} />;
    case 'terms':
      return <TermsBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'example':
      return <ExampleBlock {...block} />;
    case 'bars':
      return <BarsBlock {...block} />;
    case 'note':
      return <NoteBlock {...block} />;
    case 'paths':
      return <PathsBlock {...block} />;
    case 'quote':
      return <QuoteBlock {...block} />;
  }
}

const NoteBlock = ({ tone, text }: BlockProps<'note'>) => (
  <p role="note" className={`${noteStyles.note} ${noteStyles[tone]}`}>
    <Prose text={text} />
  </p>
);

const PathsBlock = ({ paths }: BlockProps<'paths'>) => (
  <ul className={pathsStyles.paths}>
    {paths.map(({ title, text, to }) => (
      <li key={to}>
        <h3>
          <ContentLink to={to}>{title}</ContentLink>
        </h3>
        <p>
          <Prose text={text} />
        </p>
      </li>
    ))}
  </ul>
);

const QuoteBlock = ({ text, who }: BlockProps<'quote'>) => (
  <figure className={quoteStyles.quote}>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>{who}</figcaption>
  </figure>
);

const StepsBlock = ({ steps }: BlockProps<'steps'>) => (
  <ol className={stepsStyles.steps}>
    {steps.map(({ title, text, takes }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          <Prose text={text} />
        </p>
        {takes !== undefined && <p className={ui.note}>{takes}</p>}
      </li>
    ))}
  </ol>
);

const TextBlock = ({ paragraphs }: BlockProps<'text'>) => (
  <div className={proseStyles.text}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <Prose text={paragraph} />
      </p>
    ))}
  </div>
);

const ListBlock = ({ items }: BlockProps<'list'>) => (
  <ul className={proseStyles.list}>
    {items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ))}
  </ul>
);
