import { routes } from '#shared/routes.ts';
import type { Tour } from '../../content/tours/tour.ts';
import { buttonClass } from '../../kit/button/buttonClass.ts';
import { Link } from '../../kit/link/Link.tsx';
import { Prose } from '../blocks/Prose.tsx';
import { keepStep, startTour, stepOf, useTourStep } from '../tour/runningTour.ts';
import { isOfOneCommunity, stepAddress } from '../tour/stepAddress.ts';
import { Hero } from './Hero.tsx';
import layout from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';
import styles from './TourPage.module.css';

/** A tour by itself: every step with its way in, and the button that walks them one after the other. */
export function TourPage({ tour }: { readonly tour: Tour }) {
  const { heading, lede, steps, next, name } = tour;
  const reached = Math.min(useTourStep(name), steps.length - 1);
  const current = steps[reached];
  return (
    <article className={layout.page}>
      <Hero heading={heading} lede={lede}>
        {current !== undefined && (
          <Link
            to={stepAddress(current)}
            className={buttonClass({ intent: 'primary', size: 'large', className: styles.start })}
            onClick={() => startTour(name)}
          >
            {reached === 0 ? 'Start the tour' : `Go on with step ${reached + 1}`}
          </Link>
        )}
        <p className={layout.meta}>
          {steps.length} steps on the screens themselves, at your own pace. No account, and you may
          leave at any step.
        </p>
      </Hero>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li
            key={step.heading}
            aria-current={reached > 0 && place === reached ? 'step' : undefined}
          >
            <h2>{step.heading}</h2>
            <p>
              <Prose text={step.see} />
            </p>
            <p className={styles.act}>
              <Prose text={step.act} />
            </p>
            <Link
              to={stepAddress(step)}
              onClick={() => {
                if (stepOf(name) !== place) keepStep(name, place);
                startTour(name);
              }}
            >
              {isOfOneCommunity(step.screen)
                ? 'Choose a community'
                : `Open “${routes[step.screen].title}”`}
            </Link>
          </li>
        ))}
      </ol>
      <div id="next">
        <NextSteps next={next} />
      </div>
    </article>
  );
}
