import { getRoute, type RouteName } from '#shared/routes.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import styles from './Support.module.css';

const HELP: readonly RouteName[] = [
  'helpFindingProperties',
  'helpCapRates',
  'helpContactingBrokers',
  'helpAnalysisTools',
  'faq',
  'seniorLivingGlossary',
  'documentation',
];

/** Links to help articles. */
export function HelpLinks() {
  return (
    <section aria-labelledby="help-title">
      <h2 id="help-title">Help articles</h2>
      <ul className={styles.articles}>
        {HELP.map((name) => (
          <li key={name}>
            <RouteLink to={name}>{getRoute(name).title}</RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
