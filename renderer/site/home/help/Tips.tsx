import { use, useEffect, useState } from 'react';
import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { SignInStatusContext } from '../../../ui/presence/SignInStatus.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Tips.module.css';
import {
  dismissedTips,
  dismissTip,
  FIRST_VISIT_TIP_MS,
  isPastHalf,
  type TipId,
  tips,
} from './tips.ts';

/** Automatic tips, one at a time, until dismissed. They appear in a line reserved for them and cover nothing. */
export default function Tips() {
  const [pendingTipIds, setPendingTipIds] = useState<readonly TipId[]>([]);
  const isMember = use(SignInStatusContext) === 'member';

  useEffect(() => {
    const offer = (id: TipId) => {
      if (dismissedTips().includes(id)) return;
      setPendingTipIds((before) => (before.includes(id) ? before : [...before, id]));
    };
    const onScroll = () => {
      if (!isPastHalf(scrollY, innerHeight)) return;
      removeEventListener('scroll', onScroll);
      offer('property-filters');
    };
    addEventListener('scroll', onScroll, { passive: true });
    // After a reload the scroll position may already be restored.
    onScroll();
    const timer = isMember ? undefined : setTimeout(() => offer('first-visit'), FIRST_VISIT_TIP_MS);
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [isMember]);

  const [id] = pendingTipIds;
  const tip = id === undefined ? null : tips[id];
  useEffect(() => {
    if (tip !== null) announce(`${tip.title} ${tip.text}`);
  }, [tip]);
  if (tip === null) return null;

  return (
    <aside aria-label="Tip" className={styles.tip}>
      <p>
        <span className={ui.strong}>{tip.title}</span> {tip.text}{' '}
        <RouteLink to={tip.to}>{tip.link}</RouteLink>
      </p>
      <button
        type="button"
        aria-label={`Dismiss: ${tip.title}`}
        onClick={() => {
          dismissTip(tip.id);
          setPendingTipIds((before) => before.filter((one) => one !== tip.id));
        }}
      >
        <CrossIcon />
      </button>
    </aside>
  );
}
