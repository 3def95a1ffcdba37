import { getRoute, linkTo } from '#shared/routes.ts';
import type { Tour, TourStep } from '../../content/tours/tour.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { Link } from '../../ui/link/Link.tsx';
import ui from '../../ui/theme/ui.module.css';
import { Prose } from '../blocks/Prose.tsx';
import { PropertyTours } from '../propertyTours/PropertyTours.tsx';
import { tourQuery, useTourStep } from '../tour/runningTour.ts';
import { getStepUrl, isCommunityScreen } from '../tour/stepUrl.ts';
import { Hero } from './Hero.tsx';
import layout from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';
import styles from './TourPage.module.css';

/** A tour page: each step with its link, and a button that starts the tour. */
export function TourPage({ page: tour }: { readonly page: Tour }) {
  const { lede, steps, next, name } = tour;
  const reached = entryOf(steps, Math.min(useTourStep(name), steps.length - 1));
  return (
    <article className={layout.page}>
      <Hero lede={lede}>
        <Link
          to={entryAddress(tour, reached)}
          className={buttonClass({ intent: 'primary', size: 'large', className: styles.start })}
        >
          {reached === 0 ? 'Start the tour' : `Resume at step ${reached + 1}`}
        </Link>
        <p className={layout.meta}>
          {steps.length} steps on the actual screens, at your own pace. No account needed. Leave any
          time.
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
            <p className={ui.label}>
              <Prose text={step.act} />
            </p>
            <Link to={entryAddress(tour, entryOf(steps, place))}>
              {isCommunityScreen(step.screen)
                ? 'Choose a community'
                : `Open “${getRoute(step.screen).title}”`}
            </Link>
          </li>
        ))}
      </ol>
      <PropertyTours />
      <div id="next">
        <NextSteps next={next} />
      </div>
    </article>
  );
}

/** The community is selected in the previous step. */
const entryOf = (steps: readonly TourStep[], place: number): number =>
  place > 0 && steps[place]?.screen === 'property' ? place - 1 : place;

/** URL of a step's screen that starts the tour there. */
function entryAddress({ name, steps }: Tour, place: number): string {
  const step = steps[place];
  return step === undefined ? linkTo('demos') : getStepUrl(step, tourQuery(name, place));
}
