import { use, useEffect } from 'react';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { MemberSlot } from '../../ui/presence/SignInStatus.tsx';
import { BottomBar } from '../home/BottomBar.tsx';
import { hydrateDeferredSections } from '../home/deferredSections.ts';
import { goToSection } from '../home/goToSection.ts';
import { Hero } from '../home/Hero.tsx';
import { HeroStatistics } from '../home/HeroStatistics.tsx';
import { HomeCallToAction } from '../home/HomeCallToAction.tsx';
import { HomeSections } from '../home/HomeSections.tsx';
import { QuickHelp } from '../home/help/QuickHelp.tsx';
import tipPlace from '../home/help/TipPlace.module.css';
import { LandingBoundary } from '../home/LandingBoundary.tsx';
import { countPageView } from '../home/layoutTest.ts';
import { hydrateLiveSections } from '../home/liveSections.ts';
import { SectionNavigator } from '../home/SectionNavigator.tsx';
import { useOnDemand } from '../home/useOnDemand.ts';

const loadTips = () => import('../home/help/Tips.tsx');

/** The line for tips, which load after hydration because none is due earlier. */
function LateTips() {
  const { Part: Tips, want } = useOnDemand(loadTips);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanted once
  useEffect(want, []);
  return <div className={tipPlace.place}>{Tips !== null && <Tips />}</div>;
}

const searchEngineText = makeDeferredPart(() => import('../home/SearchEngineText.tsx'));

export const hydrate = () =>
  Promise.all([hydrateDeferredSections(), hydrateLiveSections(), searchEngineText.hydrate()]);

/** The home page. */
export function Component() {
  useEffect(() => {
    countPageView();
    const goToAnchor = () => {
      const id = location.hash.slice(1);
      if (id !== '') goToSection(id);
    };
    goToAnchor();
    addEventListener('hashchange', goToAnchor);
    return () => removeEventListener('hashchange', goToAnchor);
  }, []);
  return (
    <LandingBoundary>
      <Hero />
      <HeroStatistics />
      {use(MemberSlot)}
      <LateTips />
      <SectionNavigator />
      <HomeSections />
      <HomeCallToAction />
      {searchEngineText.written}
      <QuickHelp />
      <BottomBar />
    </LandingBoundary>
  );
}
