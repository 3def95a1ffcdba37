import { useEffect } from 'react';
import { makeLatePart } from '../../kit/chunk/latePart.tsx';
import { BottomBar } from '../home/BottomBar.tsx';
import { Closing } from '../home/Closing.tsx';
import { goToSection } from '../home/goToSection.ts';
import { Hero } from '../home/Hero.tsx';
import { HeroStatistics } from '../home/HeroStatistics.tsx';
import { QuickHelp } from '../home/help/QuickHelp.tsx';
import { Tips } from '../home/help/Tips.tsx';
import { LandingBoundary } from '../home/LandingBoundary.tsx';
import { countPageView } from '../home/layoutTest.ts';
import { SectionNavigator } from '../home/SectionNavigator.tsx';

const searchEngineText = makeLatePart(() => import('../home/SearchEngineText.tsx'));

export const wake = () => searchEngineText.wake();

/** The front door. */
export function Component() {
  useEffect(() => {
    countPageView();
    const id = location.hash.slice(1);
    if (id !== '') goToSection(id);
  }, []);
  return (
    <LandingBoundary>
      <Hero />
      <HeroStatistics />
      <SectionNavigator />
      <Closing />
      {searchEngineText.written}
      <QuickHelp />
      <Tips />
      <BottomBar />
    </LandingBoundary>
  );
}
