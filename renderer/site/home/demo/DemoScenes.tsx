import type { ReactNode } from 'react';
import { Facades } from '../../../kit/brand/Facades.tsx';
import styles from './DemoScenes.module.css';
import type { Scene } from './demoScript.ts';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h?: number;
  readonly tone?: 'text' | 'faint' | 'sage' | 'ink' | 'card';
  readonly r?: number;
}

const Box = ({ x, y, w, h = 10, tone = 'faint', r = Math.min(h / 2, 6) }: BoxProps) => (
  <rect className={styles[tone]} x={x} y={y} width={w} height={h} rx={r} />
);

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly size?: number;
  readonly on?: 'ink';
}

const Words = ({ x, y, size = 18, on, children }: WordsProps) => (
  <text className={on === 'ink' ? styles.onInk : styles.words} x={x} y={y} fontSize={size}>
    {children}
  </text>
);

/** The product's own window: its header, and a screen below. */
const Screen = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <rect className={styles.window} x="90" y="46" width="780" height="424" rx="12" />
    <path className={styles.rule} d="M90 92h780" />
    <path className={styles.mark} d="M112 78a9 9 0 0 1 18 0ZM107 70l14-12 14 12M107 79h28" />
    <Words x={148} y={76} size={16}>
      {title}
    </Words>
    <circle className={styles.faint} cx="840" cy="69" r="12" />
    {children}
  </>
);

const rows = (count: number, draw: (place: number) => ReactNode) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing whose rows never change
    <g key={place} className={styles.arrives}>
      {draw(place)}
    </g>
  ));

const street = (
  <foreignObject x="180" y="90" width="600" height="360">
    <Facades />
  </foreignObject>
);

const search = (
  <Screen title="Communities for sale">
    <rect className={styles.field} x="120" y="116" width="420" height="44" rx="6" />
    <Words x={138} y={144}>
      ohio
    </Words>
    <path className={styles.caret} d="M178 128v22" />
    <Box x={556} y={116} w={120} h={44} tone="card" />
    <Box x={690} y={116} w={150} h={44} tone="card" />
    {rows(4, (place) => (
      <>
        <Box x={120} y={192 + place * 66} w={84} h={50} tone={place % 2 ? 'card' : 'sage'} r={4} />
        <Box x={222} y={200 + place * 66} w={200 - place * 18} tone="text" />
        <Box x={222} y={222 + place * 66} w={130} />
        <Box x={560} y={208 + place * 66} w={74} tone="text" />
        <Box x={680} y={208 + place * 66} w={54} />
        <Box x={780} y={208 + place * 66} w={60} />
        <path className={styles.rule} d={`M120 ${250 + place * 66}h720`} />
      </>
    ))}
  </Screen>
);

const listing = (
  <Screen title="A community">
    <Box x={120} y={116} w={420} h={230} tone="sage" r={8} />
    <path className={styles.building} d="M190 346V236l140-74 140 74v110Z" />
    <path className={styles.roof} d="m176 244 154-82 154 82" />
    <path className={styles.door} d="M306 346v-56h48v56Z" />
    {rows(4, (place) => (
      <>
        <Words x={580} y={142 + place * 58} size={17}>
          {['Licensed beds', 'Occupancy', 'Monthly rate', 'Cap rate'][place] ?? ''}
        </Words>
        <Box x={770} y={130 + place * 58} w={70} h={14} tone="text" />
        <path className={styles.rule} d={`M580 ${162 + place * 58}h260`} />
      </>
    ))}
    <Box x={120} y={372} w={300} h={14} tone="text" />
    <Box x={120} y={402} w={420} />
    <Box x={120} y={424} w={360} />
    <Box x={580} y={378} w={260} h={50} tone="ink" />
    <Words x={652} y={409} on="ink">
      Contact broker
    </Words>
  </Screen>
);

const address = (
  <Screen title="Confidential">
    <rect className={styles.field} x="130" y="126" width="320" height="300" rx="10" />
    <Words x={156} y={166}>
      What everybody reads
    </Words>
    {rows(5, (place) => (
      <Box x={156} y={196 + place * 40} w={250 - place * 24} tone={place ? 'faint' : 'text'} />
    ))}
    <g className={styles.arrives}>
      <rect className={styles.shut} x="510" y="126" width="320" height="300" rx="10" />
      <Words x={536} y={166}>
        Street and position
      </Words>
      <path className={styles.lock} d="M640 268v-26a30 30 0 0 1 60 0v26M628 268h84v66h-84Z" />
    </g>
  </Screen>
);

const contact = (
  <Screen title="Write to the broker">
    <Box x={120} y={120} w={260} h={14} tone="text" />
    <rect className={styles.field} x="120" y="156" width="460" height="200" rx="8" />
    {rows(4, (place) => (
      <Box x={144} y={186 + place * 34} w={400 - place * 60} tone="text" />
    ))}
    <Box x={120} y={382} w={180} h={50} tone="ink" />
    <Words x={160} y={413} on="ink">
      Send letter
    </Words>
    <g className={styles.arrives}>
      <Box x={630} y={156} w={210} h={110} tone="card" r={8} />
      <Words x={652} y={192} size={16}>
        Contacts this month
      </Words>
      <Box x={652} y={222} w={166} h={12} />
      <Box x={652} y={222} w={66} h={12} tone="sage" />
    </g>
  </Screen>
);

const dashboard = (
  <Screen title="Dashboard">
    {rows(3, (place) => (
      <>
        <Box x={120 + place * 246} y={120} w={226} h={92} tone="card" r={8} />
        <Box x={140 + place * 246} y={142} w={90} />
        <Box x={140 + place * 246} y={168} w={64} h={22} tone="text" r={4} />
      </>
    ))}
    <path className={styles.rule} d="M120 430h460" />
    {rows(7, (place) => (
      <Box
        x={134 + place * 64}
        y={366 - place * 18}
        w={36}
        h={64 + place * 18}
        tone={place === 6 ? 'ink' : 'sage'}
        r={3}
      />
    ))}
    {rows(4, (place) => (
      <>
        <circle className={styles.sage} cx="634" cy={258 + place * 48} r="8" />
        <Box x={656} y={253 + place * 48} w={184 - place * 20} tone="text" />
      </>
    ))}
  </Screen>
);

const notices = (
  <Screen title="What waits for you">
    {rows(4, (place) => (
      <>
        <Box x={120} y={120 + place * 76} w={470} h={60} tone="card" r={8} />
        <circle
          className={place < 2 ? styles.ink : styles.sage}
          cx="148"
          cy={150 + place * 76}
          r="8"
        />
        <Box x={176} y={136 + place * 76} w={260 - place * 30} tone="text" />
        <Box x={176} y={156 + place * 76} w={320 - place * 40} h={8} />
      </>
    ))}
    <g className={styles.arrives}>
      <circle className={styles.dial} cx="724" cy="256" r="92" />
      <path className={styles.quiet} d="M724 256V178a78 78 0 0 1 67.5 117Z" />
      <path className={styles.hands} d="M724 256v-58M724 256l36 34" />
      <Words x={672} y={390}>
        Quiet hours
      </Words>
    </g>
  </Screen>
);

const security = (
  <Screen title="Who may see what">
    <path
      className={styles.shield}
      d="M300 130l110 36v88c0 76-48 124-110 150-62-26-110-74-110-150v-88Z"
    />
    <path className={styles.tick} d="m250 262 36 38 70-80" />
    {rows(5, (place) => (
      <>
        <Box x={500} y={136 + place * 56} w={210} h={36} tone={place % 2 ? 'card' : 'sage'} r={4} />
        <path
          className={styles.tickSmall}
          d={
            place % 2
              ? `m770 ${146 + place * 56} 16 16m0-16-16 16`
              : `m766 ${154 + place * 56} 8 9 16-18`
          }
        />
        <path className={styles.rule} d={`M500 ${182 + place * 56}h340`} />
      </>
    ))}
  </Screen>
);

const desktop = (
  <>
    <g className={styles.arrives}>
      <rect className={styles.window} x="110" y="96" width="470" height="300" rx="12" />
      <path className={styles.rule} d="M110 132h470" />
      <circle className={styles.sage} cx="134" cy="114" r="6" />
      <circle className={styles.faint} cx="156" cy="114" r="6" />
      <Box x={190} y={106} w={250} h={16} />
      <Box x={140} y={164} w={220} h={16} tone="text" />
      <Box x={140} y={200} w={400} h={160} tone="sage" r={8} />
    </g>
    <g className={styles.arrives}>
      <rect className={styles.window} x="430" y="196" width="420" height="250" rx="12" />
      <path className={styles.rule} d="M430 232h420" />
      <path className={styles.mark} d="M452 219a7 7 0 0 1 14 0ZM448 212l11-9 11 9M448 220h22" />
      <Box x={460} y={258} w={96} h={160} tone="card" r={6} />
      <Box x={580} y={262} w={180} h={14} tone="text" />
      <Box x={580} y={296} w={240} />
      <Box x={580} y={320} w={200} />
      <Box x={580} y={368} w={150} h={44} tone="ink" />
    </g>
  </>
);

const pictures: Readonly<Record<Scene, ReactNode>> = {
  street,
  search,
  listing,
  address,
  contact,
  dashboard,
  notices,
  security,
  desktop,
};

/** One picture of the demo, after the product's screens. What it says is said by its caption. */
export function DemoScene({ scene }: { readonly scene: Scene }) {
  return (
    <svg key={scene} className={styles.scene} viewBox="50 16 860 484" aria-hidden="true">
      {pictures[scene]}
    </svg>
  );
}
