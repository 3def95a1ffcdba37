import { Button } from '@blueprintjs/core';
import { Fragment, useState } from 'react';
import type { Answer, Citation } from '#shared/ai/assistant/answer.ts';
import { Link } from '../../../ui/link/Link.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Assistant.module.css';
import { citationPath, describeCitation } from './citationPath.ts';
import { ProposedChangeCard } from './ProposedChangeCard.tsx';

interface AnswerViewProps {
  readonly answer: Answer;
  /** Makes the anchors of citations unique on the screen. */
  readonly id: string;
}

/** An answer as plain text with numbered sources. Nothing in the text becomes a link, an image, or markup. */
export function AnswerView({ answer, id }: AnswerViewProps) {
  return (
    <div className={styles.answer} data-state={answer.state}>
      {answer.notice && <p className={ui.note}>{answer.notice}</p>}
      <div className={answer.state === 'draft' ? styles.draft : styles.text}>
        {answer.text.split('\n').map((line, index) => (
          // Lines of a saved answer never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <p key={index}>
            <Line text={line} answer={answer} id={id} />
          </p>
        ))}
      </div>
      {answer.state === 'draft' && <CopyDraft text={answer.text.replace(/ \[\d+\]/g, '')} />}
      {answer.proposal_id && <ProposedChangeCard id={answer.proposal_id} />}
      {answer.citations.length > 0 && (
        <ol className={styles.sources} aria-label="Sources">
          {answer.citations.map((citation) => (
            <Source
              key={citation.n}
              citation={citation}
              id={id}
              showsQuote={!answer.text.includes(citation.quote)}
            />
          ))}
        </ol>
      )}
      <p className={ui.caption}>
        {answer.mode === 'model'
          ? `Answered by ${answer.model ?? 'a language model'}`
          : 'Answered by rules, no language model'}
      </p>
    </div>
  );
}

const REFERENCE = /\[(\d{1,3})\]/g;

function Line({ text, answer, id }: { readonly text: string } & AnswerViewProps) {
  const parts = text.split(REFERENCE);
  return parts.map((part, index) => {
    const isReference = index % 2 === 1;
    const isKnown = isReference && answer.citations.some(({ n }) => n === Number(part));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never change.
      <Fragment key={index}>
        {isKnown ? (
          <a className={styles.reference} href={`#${id}-${part}`} aria-label={`Source ${part}`}>
            {part}
          </a>
        ) : isReference ? (
          `[${part}]`
        ) : (
          part
        )}
      </Fragment>
    );
  });
}

interface SourceProps {
  readonly citation: Citation;
  readonly id: string;
  /** False if the answer already has its exact words. */
  readonly showsQuote: boolean;
}

function Source({ citation, id, showsQuote }: SourceProps) {
  const path = citationPath(citation);
  return (
    <li id={`${id}-${citation.n}`} value={citation.n}>
      <span className={styles.sourceTitle}>
        {path === null ? (
          <strong>{citation.title}</strong>
        ) : (
          <Link to={path}>{citation.title}</Link>
        )}
      </span>
      <span className={ui.subline}>{describeCitation(citation)}</span>
      {showsQuote && <q>{citation.quote}</q>}
    </li>
  );
}

function CopyDraft({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={ui.actions}>
      <Button
        size="small"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        Copy draft
      </Button>
      <span aria-live="polite" className={ui.caption}>
        {isCopied ? 'Copied' : ''}
      </span>
    </div>
  );
}
