import { type KeyboardEvent, useRef, useState } from 'react';
import { howItWorksLead } from '../../content/home/howItWorksIntro.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { ContentLink } from '../blocks/ContentLink.tsx';
import { ProductPicture } from '../blocks/ProductPicture.tsx';
import { deferredSections } from './deferredSections.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './HowItWorks.module.css';

const views = [
  {
    id: 'investment-process',
    name: 'Investment Process',
    body: deferredSections.investmentProcess,
  },
  { id: 'property-types', name: 'Property Types', body: deferredSections.propertyTypes },
  { id: 'user-ecosystem', name: 'User Ecosystem', body: deferredSections.userEcosystem },
] as const;

const MOVES: Readonly<Record<string, (from: number) => number>> = {
  ArrowRight: (from) => (from + 1) % views.length,
  ArrowLeft: (from) => (from + views.length - 1) % views.length,
  Home: () => 0,
  End: () => views.length - 1,
};

/** Three product views as tabs; stacked without JavaScript. */
export function HowItWorks() {
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  function choose(place: number) {
    setChosen(place);
    // Loads live figures; otherwise the prerendered text stays.
    void views[place]?.body.hydrate().catch(() => undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = MOVES[event.key]?.(chosen);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    tabs.current[next]?.focus();
  }

  return (
    <HomeSection id="how-platform-works" title="How Our Platform Works" lead={howItWorksLead}>
      <div className={styles.picture}>
        <ProductPicture
          name="deal-room"
          alt="Deal room of a sale: folders on the left, the documents of one folder in the middle and the open document on the right"
        />
      </div>
      <div role="tablist" aria-label="Platform views" className={styles.tabs} onKeyDown={onKeyDown}>
        {views.map(({ id, name }, place) => (
          <button
            key={id}
            ref={(tab) => {
              tabs.current[place] = tab;
            }}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => choose(place)}
          >
            {name}
          </button>
        ))}
      </div>
      {views.map(({ id, name, body }, place) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}-tab`}
          data-chosen={place === chosen}
          className={styles.panel}
        >
          <h3 className={styles.name}>{name}</h3>
          {body.written}
        </div>
      ))}
      <div className={styles.actions}>
        <LinkButton to="auth" query={{ mode: 'sign-up' }} intent="primary" size="large">
          Start Your Investment Journey Today
        </LinkButton>
        <LinkButton to="investmentOpportunities" size="large">
          View All Properties
        </LinkButton>
      </div>
      <ul className={styles.further}>
        <li>
          <ContentLink to="/community">Community</ContentLink>
        </li>
        <li>
          <ContentLink to="/transactions">Deal Rooms</ContentLink>
        </li>
        <li>
          <ContentLink to="/senior-housing-market-analysis">
            Senior housing market analysis
          </ContentLink>
        </li>
      </ul>
    </HomeSection>
  );
}
