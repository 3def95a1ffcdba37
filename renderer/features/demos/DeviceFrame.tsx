import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EMPTY_DOCUMENT, trustOwn } from '../../kit/trust/trustOwn.ts';
import styles from './DeviceFrame.module.css';

trustOwn();

/** Narrower than that, a device fits on every screen. */
const NARROW = 480;

interface DeviceFrameProps {
  /** What it shows, for people who do not see it. */
  readonly title: string;
  readonly width: number;
  readonly children: ReactNode;
}

/**
 * Real screens at the width of another device. The document inside is empty and of this page: its
 * width alone decides the layout, while data, styles and handlers are those of the app around it.
 */
export function DeviceFrame({ title, width, children }: DeviceFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const fill = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const inside = currentTarget.contentDocument;
    if (inside === null) return;
    stop.current?.();
    stop.current = dressLike(document, inside);
    setBody(inside.body);
  };
  return (
    <div className={styles.room}>
      <iframe
        title={title}
        width={width}
        data-is-narrow={width < NARROW}
        srcDoc={EMPTY_DOCUMENT}
        onLoad={fill}
        className={styles.frame}
      />
      {body !== null && createPortal(<div className={styles.inside}>{children}</div>, body)}
    </div>
  );
}

/** Gives a document the styles and the theme of another, also those that come later. */
function dressLike(page: Document, inside: Document): () => void {
  const known = new Set<Element>();
  const dress = () => {
    for (const sheet of page.querySelectorAll('link[rel="stylesheet"], style')) {
      if (known.has(sheet)) continue;
      known.add(sheet);
      inside.head.append(sheet.cloneNode(true));
    }
    inside.documentElement.lang = page.documentElement.lang;
    inside.documentElement.dataset.theme = page.documentElement.dataset.theme ?? '';
    inside.body.className = page.body.className;
  };
  dress();
  const watch = new MutationObserver(dress);
  watch.observe(page.head, { childList: true });
  watch.observe(page.documentElement, { attributeFilter: ['data-theme'] });
  watch.observe(page.body, { attributeFilter: ['class'] });
  return () => watch.disconnect();
}
