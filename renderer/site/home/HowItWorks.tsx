import { type KeyboardEvent, useRef, useState } from 'react';
import { howItWorksLead } from '../../content/home/howItWorksIntro.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { ContentLink } from '../blocks/ContentLink.tsx';
import { deferredSections } from './deferredSections.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './HowItWorks.module.css';
import pictured from './ProductPicture.module.css';
import dark from './product/list-dark.webp';
import light from './product/list-light.webp';

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
      <ProductPicture />
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

/** A product screenshot taken by `npm run shots -- --front-page`; images hidden by CSS aren't loaded. */
const ProductPicture = () => (
  <figure className={pictured.picture}>
    {[light, dark].map((src) => (
      <img
        key={src}
        src={src}
        alt="Communities for sale: market statistics, search with filters, and rows with price, price per unit, beds, occupancy, and cap rate"
        width={1200}
        height={760}
        loading="lazy"
        decoding="async"
      />
    ))}
    <figcaption>The community list with demo data.</figcaption>
  </figure>
);
