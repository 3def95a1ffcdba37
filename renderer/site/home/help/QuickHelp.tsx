import { getRoute } from '#shared/routes.ts';
import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { HelpIcon } from '../homeIcons.tsx';
import styles from './QuickHelp.module.css';

const PANEL = 'quick-help';

const articles = [
  'helpFindingProperties',
  'helpCapRates',
  'helpContactingBrokers',
  'helpAnalysisTools',
] as const;

/** Help popover; the browser handles opening, Escape, and outside clicks. */
export function QuickHelp() {
  return (
    <div className={styles.help}>
      <button type="button" className={styles.button} aria-label="Quick Help" popoverTarget={PANEL}>
        <HelpIcon />
      </button>
      <div id={PANEL} popover="auto" role="dialog" aria-label="Quick Help" className={styles.panel}>
        <div className={styles.head}>
          <h2>Quick Help</h2>
          <button
            type="button"
            aria-label="Close Quick Help"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
          >
            <CrossIcon />
          </button>
        </div>
        <ul>
          {articles.map((name) => (
            <li key={name}>
              <RouteLink to={name} target="_blank" rel="noopener">
                {getRoute(name).title}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </RouteLink>
            </li>
          ))}
        </ul>
        <RouteLink to="contact" className={styles.contact}>
          Contact Support
        </RouteLink>
      </div>
    </div>
  );
}
