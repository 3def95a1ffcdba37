import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EMPTY_DOCUMENT, installTrustedTypes } from '../../../ui/trust/installTrustedTypes.ts';
import styles from './DeviceFrame.module.css';

installTrustedTypes();

/** Below this width a device fits on any screen. */
const NARROW = 480;

interface DeviceFrameProps {
  /** Accessible description. */
  readonly title: string;
  readonly width: number;
  readonly children: ReactNode;
}

/**
 * Renders real screens at another device's width. The inner document is empty and same-origin: only its width changes
 * the layout, while data, styles, and handlers come from the app.
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

/** Copies styles and theme to another document, including later changes. */
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
