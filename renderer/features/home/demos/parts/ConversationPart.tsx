import { useRef, useState } from 'react';
import { conversation, type Turn } from '../../../../content/demos/conversation.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { formatAskingPrice, sizeText } from '../../../listings/market/index.ts';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { useSelectedCommunity } from '../useSelectedCommunity.ts';
import own from './ConversationPart.module.css';

export default function ConversationPart() {
  return <MarketLoader>{(market) => <Conversation market={market} />}</MarketLoader>;
}

interface Line {
  readonly from: 'buyer' | 'broker';
  readonly text: string;
}

const [opening] = conversation;
const findTurn = (id: string): Turn => conversation.find((turn) => turn.id === id) ?? opening;

const createLines = (from: Line['from'], texts: readonly string[]): Line[] =>
  texts.map((text) => ({ from, text }));

function Conversation({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useSelectedCommunity(market);
  const [turn, setTurn] = useState(opening);
  const [lines, setLines] = useState(() => createLines('broker', opening.broker));
  const first = useRef<HTMLDivElement>(null);
  const restart = () => {
    setTurn(opening);
    setLines(createLines('broker', opening.broker));
  };
  const sendReply = ({ text, turn: id }: Turn['answers'][number]) => {
    const next = findTurn(id);
    setTurn(next);
    setLines([...lines, { from: 'buyer', text }, ...createLines('broker', next.broker)]);
    // The focused button is gone; focus its successor in the same place.
    requestAnimationFrame(() => first.current?.querySelector('button')?.focus());
  };
  return (
    <div className={styles.tool}>
      <div className={styles.inputs}>
        <CommunityPicker
          label="Listing"
          market={market}
          chosen={chosen}
          choose={(id) => {
            restart();
            choose(id);
          }}
        />
        <p className={styles.quiet}>
          {chosen.location} · {formatAskingPrice(chosen.price)} · {sizeText(chosen)}
        </p>
        <div>
          <LinkButton to="property" params={{ id: chosen.id }}>
            Open listing
          </LinkButton>
        </div>
      </div>
      <section id="conversation" aria-labelledby="conversation-title" className={own.conversation}>
        <header>
          <h2 id="conversation-title">{chosen.property_name}</h2>
          <p className={styles.small}>
            Demo: broker and buyer are scripted, and no messages are sent.
          </p>
        </header>
        <ol className={own.lines} aria-live="polite" aria-relevant="additions">
          {lines.map(({ from, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            <li key={place} data-from={from}>
              <span className={own.who}>{from === 'buyer' ? 'You' : 'Broker (demo)'}</span>
              {text.replace('{community}', chosen.property_name)}
            </li>
          ))}
        </ol>
        <div ref={first} className={own.answers}>
          <p className={styles.small}>{turn.answers.length === 0 ? 'End of demo' : 'Your reply'}</p>
          {turn.answers.map((one) => (
            <PlainButton key={one.text} onClick={() => sendReply(one)}>
              {one.text}
            </PlainButton>
          ))}
          {turn !== opening && (
            <PlainButton variant="minimal" onClick={restart}>
              Start over
            </PlainButton>
          )}
        </div>
      </section>
    </div>
  );
}
