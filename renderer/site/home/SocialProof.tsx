import { HomeSection } from './HomeSection.tsx';
import { lateSections } from './lateSections.ts';
import { liveSections } from './liveSections.ts';
import { Near } from './Near.tsx';

export const SocialProof = () => (
  <HomeSection
    id="social-proof"
    title="What members make of it"
    lead="Every rating is one member’s, given once and changed whenever they change their mind."
    isLong
  >
    <Near part={liveSections.ratings} />
    {lateSections.proof.written}
  </HomeSection>
);
