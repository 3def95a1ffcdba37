import { createContext, Fragment, use } from 'react';
import { ContentLink } from './ContentLink.tsx';
import styles from './Prose.module.css';
import { type ProsePiece, parseProse } from './prose.ts';

interface Blank {
  readonly label: string;
  readonly value: string;
}

/** Values of a form's blanks, by ID. */
export const BlanksContext = createContext<Readonly<Record<string, Blank>>>({});

/** Renders prose of `content/model.ts` with links and emphasis. */
export function Prose({ text }: { readonly text: string }) {
  return <Pieces pieces={parseProse(text)} />;
}

const Pieces = ({ pieces }: { readonly pieces: readonly ProsePiece[] }) =>
  pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
    <Fragment key={place}>
      <OnePiece piece={piece} />
    </Fragment>
  ));

function OnePiece({ piece }: { readonly piece: ProsePiece }) {
  const blanks = use(BlanksContext);
  if (piece.kind === 'words') return piece.text;
  if (piece.kind === 'link') return <ContentLink to={piece.to}>{piece.text}</ContentLink>;
  if (piece.kind === 'strong') {
    return (
      <strong>
        <Pieces pieces={piece.pieces} />
      </strong>
    );
  }
  const blank = blanks[piece.id];
  if (blank === undefined) return null;
  return blank.value === '' ? (
    <span className={styles.blank}>{blank.label.toLowerCase()}</span>
  ) : (
    <span className={styles.filled}>{blank.value}</span>
  );
}
