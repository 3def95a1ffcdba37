import { HomeSection } from './HomeSection.tsx';
import { lateSections } from './lateSections.ts';
import { RatingSummary } from './RatingSummary.tsx';

export const SocialProof = () => (
  <HomeSection
    id="social-proof"
    title="What members make of it"
    lead="Every rating is one member’s, given once and changed whenever they change their mind."
  >
    <RatingSummary />
    {lateSections.proof.written}
  </HomeSection>
);
