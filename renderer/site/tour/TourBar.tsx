import { type MouseEvent, use, useEffect, useId, useState } from 'react';
import { getRoute, linkTo, routeAt } from '#shared/routes.ts';
import type { Tour, TourName, TourStep } from '../../content/tours/tour.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { CrossIcon } from '../../ui/icon/CrossIcon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useNavigation } from '../../ui/link/navigation.ts';
import { announce } from '../../ui/live/announce.ts';
import ui from '../../ui/theme/ui.module.css';
import { Prose } from '../blocks/Prose.tsx';
import {
  endTour,
  getTourStep,
  notifyTourListeners,
  saveTourStep,
  useTourStep,
} from './runningTour.ts';
import {
  findFirstCommunityLink,
  getCurrentCommunity,
  getStepUrl,
  isCommunityScreen,
} from './stepUrl.ts';
import styles from './TourBar.module.css';
import { useSpotlight } from './useSpotlight.ts';

/** This tab's tour, at the bottom of the current screen. */
export function TourBar({ name }: { readonly name: TourName }) {
  const tour = use(loadTour(name));
  const { pathname, key } = useNavigation();
  const reached = useTourStep(name);
  const place = Math.min(reached, tour.steps.length - 1);
  const step = tour.steps[place];
  const isHere = step !== undefined && routeAt(pathname)?.name === step.screen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each arrival
  useEffect(() => {
    const arrived = stepAt(tour, getTourStep(name), pathname);
    saveTourStep(name, arrived);
    notifyTourListeners();
  }, [tour, name, pathname, key]);
  useEffect(() => {
    if (step === undefined) return;
    announce(`Step ${place + 1} of ${tour.steps.length}: ${step.heading}`);
  }, [tour, place, step]);
  useEffect(() => {
    document.documentElement.dataset.tour = '';
    return () => {
      delete document.documentElement.dataset.tour;
    };
  }, []);
  useSpotlight(isHere ? step.look : undefined, pathname);
  if (step === undefined) return null;
  return <Bar tour={tour} place={place} step={step} isHere={isHere} />;
}

/** Step for the current path: handles users who navigated to the next or previous screen themselves. */
function stepAt({ steps }: Tour, reached: number, pathname: string): number {
  const here = routeAt(pathname)?.name;
  const isAt = (place: number) => steps[place]?.screen === here;
  return [reached, reached + 1, reached - 1].find(isAt) ?? reached;
}

interface BarProps {
  readonly tour: Tour;
  readonly place: number;
  readonly step: TourStep;
  readonly isHere: boolean;
}

function Bar({ tour, place, step, isHere }: BarProps) {
  const [isOpen, setOpen] = useState(true);
  const textId = useId();
  const { steps, name } = tour;
  const heading = getRoute(pageOf[name]).title;
  const before = steps[place - 1];
  const after = steps[place + 1];
  return (
    <aside aria-label={heading} className={`${styles.bar} screen-only`} data-open={isOpen}>
      <div className={styles.inside}>
        <div className={`${ui.grid4} ${styles.words}`}>
          <p className={styles.place}>
            {heading} · Step {place + 1} of {steps.length}
          </p>
          <h2>{step.heading}</h2>
          <div id={textId} hidden={!isOpen} className={styles.text}>
            {isHere ? (
              <>
                <p>
                  <Prose text={step.see} />
                </p>
                <p className={ui.label}>
                  <Prose text={step.act} />
                </p>
              </>
            ) : (
              <p>{elsewhere(step)}</p>
            )}
          </div>
        </div>
        <div className={ui.line}>
          <PlainButton
            variant="minimal"
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Less' : 'More'}
          </PlainButton>
          <span className={styles.gap} />
          {before !== undefined && (
            <StepLink name={name} place={place - 1} step={before}>
              Back
            </StepLink>
          )}
          {!isHere ? (
            <StepLink name={name} place={place} step={step} isMain>
              Go to this step
            </StepLink>
          ) : after !== undefined ? (
            <StepLink name={name} place={place + 1} step={after} isMain>
              Next
            </StepLink>
          ) : (
            <Link
              to={`${linkTo(pageOf[name])}#next`}
              className={buttonClass({ intent: 'primary' })}
              onClick={() => {
                saveTourStep(name, 0);
                endTour();
              }}
            >
              Finish
            </Link>
          )}
        </div>
        <PlainButton
          variant="minimal"
          className={styles.leave}
          aria-label="Exit tour"
          title="Exit tour"
          onClick={endTour}
        >
          <CrossIcon />
        </PlainButton>
      </div>
    </aside>
  );
}

const elsewhere = ({ screen }: TourStep): string =>
  isCommunityScreen(screen)
    ? 'Open any community in the list to continue the tour.'
    : `This step is on the ${getRoute(screen).title} screen.`;

const pageOf = {
  buyer: 'toursBuyer',
  seller: 'toursSeller',
  broker: 'toursBroker',
  vendor: 'toursVendor',
  operator: 'toursOperator',
  investor: 'toursInvestor',
} as const;

interface StepLinkProps {
  readonly name: TourName;
  readonly place: number;
  readonly step: TourStep;
  readonly isMain?: boolean;
  readonly children: string;
}

/** Links to a step's screen and saves it as the current step. */
function StepLink({ name, place, step, isMain = false, children }: StepLinkProps) {
  const { pathname, follow } = useNavigation();
  const go = (event: MouseEvent) => {
    saveTourStep(name, place);
    if (routeAt(pathname)?.name === step.screen && step.query === undefined) {
      event.preventDefault();
      notifyTourListeners();
      return;
    }
    const community = isCommunityScreen(step.screen) ? findFirstCommunityLink() : null;
    if (community === null) return;
    event.preventDefault();
    if (!follow(community, {})) location.assign(community);
  };
  return (
    <Link
      to={getStepUrl(step, step.isAboutSame ? getCurrentCommunity(pathname) : {})}
      className={buttonClass({ intent: isMain ? 'primary' : undefined })}
      onClick={go}
    >
      {children}
    </Link>
  );
}

const files = import.meta.glob<Readonly<Record<string, Tour>>>('../../content/tours/*.tour.ts');

async function load(name: TourName): Promise<Tour> {
  const route = `tours${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const tour = (await files[`../../content/tours/${route}.tour.ts`]?.())?.[route];
  if (tour === undefined) throw new Error(`No tour found for ${route}.`);
  return tour;
}

const loaded = new Map<TourName, Promise<Tour>>();

/** Returns the same promise each time, as React requires. */
function loadTour(name: TourName): Promise<Tour> {
  const tour = loaded.get(name) ?? load(name);
  loaded.set(name, tour);
  return tour;
}
