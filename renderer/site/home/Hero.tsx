import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { ForMembers, ForVisitors } from '../../ui/presence/SignInStatus.tsx';
import ui from '../../ui/theme/ui.module.css';
import { ContentLink } from '../blocks/ContentLink.tsx';
import { DemoButton } from './demo/DemoButton.tsx';
import styles from './Hero.module.css';
import { HeroFile } from './HeroFile.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { homeContent } from './homeContent.ts';
import { type Persona, type PersonaName, personas, roleTiles } from './personas.ts';

const [first] = personas as readonly [Persona, ...Persona[]];

/**
 * Home page hero in both layouts of its A/B test: CSS shows one, based on the attribute set by
 * `public/first-paint.js`.
 */
export function Hero() {
  const [name, setName] = useState<PersonaName>(first.name);
  const persona = personas.find((one) => one.name === name) ?? first;
  return (
    <section aria-labelledby="home-title" className={styles.hero}>
      <div className={`${ui.stack16} ${styles.words}`}>
        <p className={styles.kicker}>{homeContent.kicker}</p>
        <h1 id="home-title">{homeContent.headline}</h1>
        <p className={styles.lead}>{homeContent.lead}</p>
        <div className={styles.whole}>
          <PersonaSwitch chosen={persona.name} onChoose={setName} />
        </div>
        <HeroSearch placeholder={persona.placeholder} />
        {persona.name === 'brokers' && <HeroFile />}
        <div className={styles.whole}>
          <div className={`${ui.grid8} ${styles.actions}`}>
            <ContentLink
              to={persona.to}
              className={buttonClass({ intent: 'primary', size: 'large' })}
            >
              {persona.button}
            </ContentLink>
            <LinkButton to="investmentOpportunities" size="large">
              Browse All Properties
            </LinkButton>
          </div>
        </div>
        <div className={styles.simple}>
          <Tiles />
        </div>
        <div className={`${styles.more} screen-only`}>
          <DemoButton />
          <ForMembers>
            <RouteLink to="dashboard">Open workspace</RouteLink>
          </ForMembers>
          <ForVisitors>
            <RouteLink to="auth" query={{ mode: 'sign-up' }}>
              Create a free account
            </RouteLink>
          </ForVisitors>
        </div>
      </div>
      <Plate building={persona.building} />
    </section>
  );
}

/** Day image, or night image in the dark theme; images hidden by CSS aren't loaded. */
const Plate = ({ building }: { readonly building: string }) => (
  <div key={building} className={styles.plate}>
    <img
      src={`/facades/${building}.svg`}
      data-inside={building === first.building ? '' : undefined}
      alt=""
      width={1200}
      height={800}
      decoding="sync"
    />
    <img src={`/facades/${building}-evening.svg`} alt="" width={1200} height={800} loading="lazy" />
  </div>
);

interface PersonaSwitchProps {
  readonly chosen: PersonaName;
  readonly onChoose: (name: PersonaName) => void;
}

function PersonaSwitch({ chosen, onChoose }: PersonaSwitchProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  // The user may have chosen before hydration.
  useEffect(() => {
    const value = fields.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const early = personas.find(({ name }) => name === value);
    if (early !== undefined) onChoose(early.name);
  }, [onChoose]);
  return (
    <fieldset ref={fields} className={`${styles.personas} screen-only`}>
      <legend className="visually-hidden">I am one of the</legend>
      {personas.map(({ name, label }) => (
        <label key={name}>
          <input
            type="radio"
            name="persona"
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Tiles() {
  return (
    <ul className={styles.tiles}>
      {roleTiles.map(({ title, sentence, to }) => (
        <li key={title}>
          <ContentLink to={to} className={styles.tile}>
            <strong>{title}</strong>
            <span>{sentence}</span>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
