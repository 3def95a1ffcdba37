import styles from './Facades.module.css';

const windows = (xs: readonly number[], ys: readonly number[], width: number, height: number) =>
  xs.flatMap((x) =>
    ys.map((y) => <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} />),
  );

/** Three communities on one horizon under the sun of the brand mark. Decorative. */
export function Facades() {
  return (
    <svg className={styles.facades} viewBox="8 68 464 240" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="330" cy="150" r="74" />
      <g className={styles.back}>
        <path d="M296 300V150h128v150Z" />
        <path d="M288 150h144v-10H288Z" />
      </g>
      <g className={styles.glassBack}>{windows([312, 340, 368, 396], [168, 204, 240], 14, 22)}</g>
      <g className={styles.middle}>
        <path d="M60 300V188l74-52 74 52v112Z" />
        <path d="M48 194 134 132l86 62" className={styles.roof} />
      </g>
      <g className={styles.glass}>
        {windows([84, 126, 168], [204, 246], 18, 24)}
        <path d="M125 176a9 9 0 0 1 18 0v8h-18Z" />
      </g>
      <g className={styles.front}>
        <path d="M208 300v-76h136v76Z" />
        <path d="M198 228l78-42 78 42" className={styles.roof} />
      </g>
      <g className={styles.glass}>
        {windows([224, 310], [246], 18, 24)}
        <path d="M262 300v-36a14 14 0 0 1 28 0v36Z" className={styles.door} />
      </g>
      <path d="M16 300.5h448" className={styles.horizon} />
      <g className={styles.trees}>
        <ellipse cx="38" cy="266" rx="15" ry="24" />
        <path d="M38 300v-30" />
        <ellipse cx="446" cy="272" rx="12" ry="20" />
        <path d="M446 300v-26" />
      </g>
    </svg>
  );
}
