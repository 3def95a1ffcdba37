import { getRoute, isBuilt, type PathName } from '#shared/routes.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import styles from './Support.module.css';

const HELP: readonly PathName[] = [
  'helpFindingProperties',
  'helpCapRates',
  'helpContactingBrokers',
  'helpAnalysisTools',
  'faq',
  'seniorLivingGlossary',
  'documentation',
];

/** Available help articles; renders nothing if there are none. */
export function HelpLinks() {
  const articles = HELP.filter(isBuilt);
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="help-title">
      <h2 id="help-title">Help articles</h2>
      <ul className={styles.articles}>
        {articles.map((name) => (
          <li key={name}>
            <RouteLink to={name}>{getRoute(name).title}</RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
