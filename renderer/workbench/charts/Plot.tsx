import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Charts.module.css';
import type { Bounds } from './chart.ts';

interface PlotProps {
  readonly title: string;
  readonly bounds: Bounds;
  readonly onKeyDown: (event: KeyboardEvent<SVGElement>) => void;
  readonly children: ReactNode;
}

/** The chart's drawing area; its points are read out one by one. */
export function Plot({ title, bounds, onKeyDown, children }: PlotProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      data-chart
      role="group"
      aria-label={title}
      viewBox={`0 0 ${bounds.width} ${bounds.height}`}
      className={styles.svg}
      onKeyDown={onKeyDown}
    >
      {children}
    </svg>
  );
}

/** Hidden from screen readers, because the points and the table carry the content. */
export function AriaHiddenGroup({ children }: { readonly children: ReactNode }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  return <g aria-hidden="true">{children}</g>;
}
