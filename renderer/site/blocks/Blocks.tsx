import type { Block } from '../../content/model.ts';
import { BarsBlock } from './BarsBlock.tsx';
import { ExampleBlock } from './ExampleBlock.tsx';
import { NoteBlock } from './NoteBlock.tsx';
import { PathsBlock } from './PathsBlock.tsx';
import { QuoteBlock } from './QuoteBlock.tsx';
import { StepsBlock } from './StepsBlock.tsx';
import { TableBlock } from './TableBlock.tsx';
import { TermsBlock } from './TermsBlock.tsx';
import { ListBlock, TextBlock } from './TextBlock.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
}

/** What a section holds, one below the other. */
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
